import type { Payload } from 'payload'
import { record } from '@/collections/Audit/record'
import { writeToOffice } from '@/collections/Mails/writeMails'
import { type Answer, refuse, succeed } from '@/lib/server/calls/answers'
import { changeRows } from '@/lib/server/database/rows'
import { counted } from '@/lib/shared/format'
import { isOpenIn } from './browser'
import { onShortlist } from './code'
import { answeredMail } from './email'
import { type Place, placesOn } from './people'
import { ANSWERS, type ListAnswer, needsReason, REASONS, type Reason } from './shared/keys'

const CHOOSE_REASON = 'Please choose a reason. The person gets a kind answer, not this word.'
const CHANGED = 'The list has changed. Please look at it again.'
const NOT_OPEN = 'This list is not open in this browser. Please ask for a code.'

type Given = { id: number; browser: string; now: Date; fields: Record<string, unknown> }

type Said = { place: Place; answer: ListAnswer; reason: Reason | null }

/**
 * Stores the answers of a whole list, or none when one is wrong. People may be left open. Who left the
 * list meanwhile is passed over; somebody who never was on it refuses all.
 */
export const answerPeople = (payload: Payload, given: Given): Promise<Answer> =>
  onShortlist(payload, given, async (row) => {
    const { browser, now, fields } = given
    const { job } = row
    if (!isOpenIn(row, browser, now)) return refuse(NOT_OPEN)
    if (typeof job !== 'object' || !job) return refuse(CHANGED)
    const places = await placesOn(payload, row.id, job.id)
    const said = readAnswers(fields, places)
    if (!said) return refuse(CHANGED)
    const errors = Object.fromEntries(
      said
        .filter(({ answer, reason }) => needsReason(answer) && !reason)
        .map(({ place }) => [`reason_${place.id}`, CHOOSE_REASON]),
    )
    if (Object.keys(errors).length > 0) return refuse(CHOOSE_REASON, errors)
    const shown = said.filter(({ place }) => place.candidate)
    const changed = shown.filter(differs)
    for (const one of changed) await store(payload, one, now)
    const gone = said.length - shown.length
    if (changed.length > 0) await tell(payload, { ...row, job }, changed.length, now)
    const open = places.filter(({ candidate }) => candidate).length - shown.length
    const sentences = [
      'Thank you. We have your answers.',
      open > 0 && `${counted(open, 'person is', 'people are')} still open.`,
      gone > 0 && `${counted(gone, 'person is', 'people are')} not available any more.`,
    ]
    return succeed({}, sentences.filter(Boolean).join(' '))
  })

/** The answers of a form, by the fields of each person; null when one names nobody of the list. */
const readAnswers = (fields: Record<string, unknown>, places: readonly Place[]): Said[] | null => {
  const said: Said[] = []
  for (const [name, value] of Object.entries(fields)) {
    const [, field, id] = /^(answer|reason)_(\d{1,9})$/.exec(name) ?? []
    if (!field) continue
    const place = places.find((one) => one.id === Number(id))
    if (!place) return null
    if (field === 'reason') continue
    if (!isOf(ANSWERS, value) || value === 'none') return null
    const given = fields[`reason_${id}`]
    const reason = needsReason(value) && isOf(REASONS, given) ? given : null
    said.push({ place, answer: value, reason })
  }
  return said
}

const isOf = <K extends string>(names: Record<K, unknown>, value: unknown): value is K =>
  typeof value === 'string' && Object.hasOwn(names, value)

const differs = ({ place, answer, reason }: Said): boolean =>
  place.answer !== answer || (place.reason ?? null) !== reason

const store = (payload: Payload, { place, answer, reason }: Said, now: Date) =>
  changeRows(payload, {
    collection: 'shortlist_people',
    where: { id: place.id },
    set: { answer, reason, answered_at: now.toISOString() },
  })

type Answered = { id: number; company: string; job: { id: number; job_title: string } }

const tell = async (payload: Payload, row: Answered, count: number, now: Date) => {
  const { id, company, job } = row
  const answered_at = now.toISOString()
  await changeRows(payload, { collection: 'shortlists', where: { id }, set: { answered_at } })
  await record(payload, {
    ...({ by: 'visitor', action: 'change', subject: 'shortlists' } as const),
    ...{ subject_id: id, count, detail: 'answers' },
  })
  const facts = await payload.findGlobal({ slug: 'site-settings' })
  const mail = answeredMail({ id: job.id, title: job.job_title }, company)
  const key = `shortlist-answers:${id}:${now.getTime()}`
  await writeToOffice(payload, facts, mail, { key, kind: 'notice' })
}
