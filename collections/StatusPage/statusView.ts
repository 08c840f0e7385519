import type { Payload } from 'payload'
import { STAGES } from '@/collections/Applications/shared/stages'
import type { SeatOfDay } from '@/collections/Interviews/candidateSeats'
import { comingSeats } from '@/collections/Interviews/cardView'
import { appliedJobTitle } from '@/collections/Jobs/appliedJobTitle'
import { ledgerOf } from '@/collections/Ledger/ledgerJson'
import { candidateCopies, storedCopies } from '@/collections/Papers/copies/candidateCopies'
import { retentionRule } from '@/collections/Privacy/retention'
import { familyLink } from '@/collections/Submissions/familyLink'
import { SOURCES } from '@/collections/Submissions/shared/sources'
import type { OpenedSubmission } from '@/collections/Submissions/statusLink'
import { env } from '@/lib/server/settings/env'
import { fileSize, wholeNumber } from '@/lib/shared/format'
import { ENGLISH, inLanguage, LANGUAGES, type Language } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import { dateTimeIn, longDateIn, weekdayIn } from '@/messages/dateIn'
import { wordsIn } from '@/messages/wordsIn'
import { applicationSteps } from './applicationSteps'
import { paidOf } from './paid'
import { questionsOf } from './questions'
import type { StatusView } from './shared/json'
import { statusOf } from './statusOf'

/** The sentences of the page, and dates, times and years, in a language. */
const wordsOf = (language: Language) => {
  const t = wordsIn(language, 'statusPage')
  return {
    t,
    day: longDateIn(language),
    time: dateTimeIn(language),
    years: (n: number) => t('years', { n, count: wholeNumber(n) }),
  }
}

type Words = ReturnType<typeof wordsOf>

/**
 * What the status page shows, in the language of the page. `token` is the one that opened it: a page that issued a new token
 * would let an old link survive the retirement of its key.
 */
export const statusView = async (
  payload: Payload,
  opened: OpenedSubmission,
  token: string,
  now: Date,
  language: Language,
): Promise<StatusView> => {
  const { kind, row } = opened
  const words = wordsOf(language)
  const way = await progress(payload, opened, token, now, language)
  const isOver = Boolean(way.steps?.journey?.departed ?? way.steps?.journey?.ended)
  return {
    token,
    kind,
    reference: row.reference,
    status: statusOf(opened, way.steps?.journey ?? null, language),
    about: aboutInShort(opened, words),
    data: [
      ...[...about(opened, words), ...resume(row, words)],
      ...[...storedCopies(way.copies, language), ...consents(row, words)],
    ],
    whatsapp: Boolean(row.whatsapp_consent),
    keep: Boolean(row.keep_consent),
    canWithdraw: kind === 'applications' && !STAGES[row.stage].isClosed && !isOver,
    erasureAsked: row.erasure_asked_at ? words.day(row.erasure_asked_at) : null,
    isHeld: Boolean(row.legal_hold),
    keptUntil: await keptUntil(payload, row, words),
    interview: await nextInterview(payload, opened, token, now, language),
    questions: way.steps?.journey?.departed ? await questionsOf(payload, opened, now) : null,
    ...way,
  }
}

const nextInterview = async (
  payload: Payload,
  { kind, row }: OpenedSubmission,
  token: string,
  now: Date,
  language: Language,
): Promise<StatusView['interview']> => {
  if (kind === 'registrations') return null
  const { seats } = await comingSeats(payload, row, now)
  // A new day counts, not the one that was called off.
  const isOn = ({ seat, interview }: SeatOfDay) =>
    !interview.called_off_at && seat.answer !== 'cannot'
  const next = seats.find(isOn) ?? seats[0]
  if (!next) return null
  const { seat, interview } = next
  const key = interview.kind === 'interview' ? 'boxInterview' : 'boxTest'
  const day = weekdayIn(language)(`${interview.day}T12:00:00+05:30`)
  const t = wordsIn(language, 'interview')
  return {
    title: t(interview.called_off_at ? 'boxCalledOff' : key, { day, time: seat.time }),
    href: inLanguage(paths.interview(token), language),
  }
}

const progress = async (
  payload: Payload,
  { kind, row }: OpenedSubmission,
  token: string,
  now: Date,
  language: Language,
): Promise<Pick<StatusView, 'steps' | 'family' | 'paid' | 'copies'>> => {
  if (kind === 'registrations') return { steps: null, family: null, paid: null, copies: [] }
  const steps = await applicationSteps(payload, row, now)
  const link = steps.answer.current && (await familyLink(payload, row, token, now))
  const ledger = steps.journey && (await ledgerOf(payload, row.id, now))
  return {
    steps,
    paid: ledger && paidOf(ledger),
    copies: await candidateCopies(payload, row.id, now, language),
    family: link && {
      url: `${env.siteUrl}${inLanguage(link.path, language)}`,
      until: wordsOf(language).day(`${link.until}T12:00:00Z`),
    },
  }
}

const aboutInShort = (opened: OpenedSubmission, { t }: Words): [string, string][] =>
  opened.kind === 'applications'
    ? [
        [t('fullName'), opened.row.name],
        [t('job'), appliedJobTitle(opened.row.job_id)],
      ]
    : []

const about = (opened: OpenedSubmission, words: Words): [string, string][] => {
  const { t, time } = words
  const { row } = opened
  if (opened.kind === 'applications') {
    const { name, email, country_code, mobile, position, job_id } = opened.row
    return [
      [t('fullName'), name],
      [t('email'), email],
      [t('mobile'), `+${country_code} ${mobile}`],
      [t('position'), position],
      [t('job'), appliedJobTitle(job_id)],
      [t('cameFrom'), SOURCES[row.source]],
      ...languageOf(row, words),
      [t('received'), time(row.createdAt)],
    ]
  }
  const { full_name, email, country_code, whatsup_no, category, position_Name } = opened.row
  const { current_location, gulf_exp, india_exp, terms_at, terms_version } = opened.row
  return [
    [t('fullName'), full_name],
    [t('email'), email],
    [t('whatsappNumber'), `+${country_code} ${whatsup_no}`],
    [t('industry'), category],
    [t('position'), position_Name],
    [t('location'), current_location],
    [t('gulfExperience'), words.years(gulf_exp)],
    [t('indiaExperience'), words.years(india_exp)],
    [t('cameFrom'), SOURCES[row.source]],
    ...languageOf(row, words),
    [t('termsAgreed'), t('textOf', { at: time(terms_at), version: terms_version })],
    [t('received'), time(row.createdAt)],
  ]
}

/** The language of the form, unless it was English. */
const languageOf = ({ language }: OpenedSubmission['row'], { t }: Words): [string, string][] =>
  language === ENGLISH ? [] : [[t('language'), LANGUAGES[language].name]]

const resume = (
  { upload_resume, resume_name, resume_size }: OpenedSubmission['row'],
  { t }: Words,
): [string, string][] =>
  upload_resume
    ? [[t('resume'), [resume_name, fileSize(resume_size ?? 0)].filter(Boolean).join(', ')]]
    : []

const consents = (row: OpenedSubmission['row'], { t, time }: Words): [string, string][] => {
  const { consent_at, consent_version, consent_withdrawn_at } = row
  return [
    ...(consent_at
      ? [
          [
            t('consentGiven'),
            t('textOf', { at: time(consent_at), version: String(consent_version) }),
          ],
        ]
      : []),
    ...(consent_withdrawn_at ? [[t('consentTakenBack'), time(consent_withdrawn_at)]] : []),
  ] as [string, string][] // pairs, written above
}

const keptUntil = async (
  payload: Payload,
  row: OpenedSubmission['row'],
  { t, day }: Words,
): Promise<string> => {
  const { is_on, months, quarantine_days } = await retentionRule(payload)
  if (row.legal_hold) return t('keptByLaw')
  if (!is_on && !row.erasure_batch) return t('keptUntilAsked')
  const until = new Date(row.erase_after ?? row.createdAt)
  if (!row.erase_after) {
    until.setUTCMonth(until.getUTCMonth() + months)
    until.setUTCDate(until.getUTCDate() + quarantine_days)
  }
  return t('keptUntil', { date: day(until.toISOString()) })
}
