import type { Payload } from 'payload'
import { STAGES } from '@/collections/Applications/shared/stages'
import { appliedJobTitle } from '@/collections/Jobs/appliedJobTitle'
import { retentionRule } from '@/collections/Privacy/retention'
import { familyLink } from '@/collections/Submissions/familyLink'
import { SOURCES } from '@/collections/Submissions/shared/sources'
import type { OpenedSubmission } from '@/collections/Submissions/statusLink'
import { env } from '@/lib/server/settings/env'
import { counted, fileSize, longDate, longDateTime } from '@/lib/shared/format'
import { ENGLISH, LANGUAGES } from '@/lib/shared/languages'
import { applicationSteps } from './applicationSteps'
import type { StatusView } from './shared/json'

const STATUS_TEXTS = {
  Received: 'We have it. A counsellor will read your resume.',
  'In review': 'A counsellor is looking at your application.',
  Interview: 'You are in the interview round. The office tells you the day and the place.',
  Selected: 'You are selected. The office tells you the next steps.',
  Closed: 'This application is closed. You can apply for other jobs.',
  Withdrawn: 'You took this application back.',
} as const

/**
 * What the status page shows. `token` is the one that opened it: a page that issued a new token
 * would let an old link survive the retirement of its key.
 */
export const statusView = async (
  payload: Payload,
  opened: OpenedSubmission,
  token: string,
  now: Date,
): Promise<StatusView> => {
  const { kind, row } = opened
  return {
    token,
    kind,
    reference: row.reference,
    status: statusOf(opened),
    data: [...about(opened), ...resume(row), ...consents(row)],
    whatsapp: Boolean(row.whatsapp_consent),
    keep: Boolean(row.keep_consent),
    canWithdraw: kind === 'applications' && !STAGES[row.stage].isClosed,
    erasureAsked: row.erasure_asked_at ? longDate(row.erasure_asked_at) : null,
    isHeld: Boolean(row.legal_hold),
    keptUntil: await keptUntil(payload, row),
    ...(await progress(payload, opened, token, now)),
  }
}

const progress = async (
  payload: Payload,
  { kind, row }: OpenedSubmission,
  token: string,
  now: Date,
): Promise<Pick<StatusView, 'steps' | 'family'>> => {
  if (kind === 'registrations') return { steps: null, family: null }
  const steps = await applicationSteps(payload, row, now)
  const link = steps.answer.current && (await familyLink(payload, row, token, now))
  return {
    steps,
    family: link && { url: `${env.siteUrl}${link.path}`, until: link.until },
  }
}

const statusOf = (opened: OpenedSubmission): StatusView['status'] => {
  if (opened.kind === 'registrations') {
    return { word: 'Registered', text: 'You are in our register. We call when a job fits you.' }
  }
  const word = STAGES[opened.row.stage].toCandidate
  return { word, text: STATUS_TEXTS[word] }
}

const about = (opened: OpenedSubmission): [string, string][] => {
  const { row } = opened
  if (opened.kind === 'applications') {
    const { name, email, country_code, mobile, position, job_id } = opened.row
    return [
      ['Full name', name],
      ['Email', email],
      ['Mobile', `+${country_code} ${mobile}`],
      ['Position', position],
      ['Job applied for', appliedJobTitle(job_id)],
      ['Came from', SOURCES[row.source]],
      ...languageOf(row),
      ['Received', longDateTime(row.createdAt)],
    ]
  }
  const { full_name, email, country_code, whatsup_no, category, position_Name } = opened.row
  const { current_location, gulf_exp, india_exp, terms_at, terms_version } = opened.row
  return [
    ['Full name', full_name],
    ['Email', email],
    ['WhatsApp number', `+${country_code} ${whatsup_no}`],
    ['Industry', category],
    ['Position', position_Name],
    ['Current location', current_location],
    ['Gulf experience', years(gulf_exp)],
    ['Experience in India', years(india_exp)],
    ['Came from', SOURCES[row.source]],
    ...languageOf(row),
    ['Terms agreed', `${longDateTime(terms_at)} (text of ${terms_version})`],
    ['Received', longDateTime(row.createdAt)],
  ]
}

/** The language of the form, unless it was English. */
const languageOf = ({ language }: OpenedSubmission['row']): [string, string][] =>
  language === ENGLISH ? [] : [['Language', LANGUAGES[language].name]]

const years = (number: number): string => counted(number, 'year')

const resume = ({
  upload_resume,
  resume_name,
  resume_size,
}: OpenedSubmission['row']): [string, string][] =>
  upload_resume
    ? [['Resume', [resume_name, fileSize(resume_size ?? 0)].filter(Boolean).join(', ')]]
    : []

const consents = (row: OpenedSubmission['row']): [string, string][] => {
  const { consent_at, consent_version, consent_withdrawn_at } = row
  return [
    ...(consent_at
      ? [['Consent given', `${longDateTime(consent_at)} (text of ${consent_version})`]]
      : []),
    ...(consent_withdrawn_at ? [['Consent taken back', longDateTime(consent_withdrawn_at)]] : []),
  ] as [string, string][] // pairs, written above
}

const keptUntil = async (payload: Payload, row: OpenedSubmission['row']): Promise<string> => {
  const { is_on, months, quarantine_days } = await retentionRule(payload)
  if (row.legal_hold) return 'The law asks us to keep it for now.'
  if (!is_on && !row.erasure_batch) return 'We keep it until you ask us to erase it.'
  const until = new Date(row.erase_after ?? row.createdAt)
  if (!row.erase_after) {
    until.setUTCMonth(until.getUTCMonth() + months)
    until.setUTCDate(until.getUTCDate() + quarantine_days)
  }
  return `We erase it by itself on about ${longDate(until.toISOString())}, or earlier when you ask for it.`
}
