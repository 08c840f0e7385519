import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { record } from '@/collections/Audit/record'
import { findJob } from '@/collections/Jobs/jobs'
import { type Answer, refuse, refuseField, succeed } from '@/lib/server/calls/answers'
import { changeRows } from '@/lib/server/database/rows'
import { counted, officeDay } from '@/lib/shared/format'
import { MESSAGES } from '@/lib/shared/messages'
import type { Interview, User } from '@/payload-types'
import { INTERVIEW_UNKNOWN } from './listInterviews'
import { interviewById, isTaken, jobIdOf, type Seat, seatsOn, takenAt } from './seats'
import type { InterviewValues } from './shared/schema'
import { mailedWith, thenTell } from './tellPeople'

type Save = InterviewValues & { id?: number; tell?: boolean; message_id?: string }

/**
 * interview_save.php: plans a day, or changes it. Of a change of day or place the people of the day are
 * told, or not: without `tell` the answer asks (`needs: 'tell'`) and nothing is stored. A repeat with the
 * same `message_id` mails those who have no mail of it yet.
 */
export const saveInterview = (
  payload: Payload,
  user: User,
  { id, tell, message_id = randomUUID(), ...values }: Save,
  now = new Date(),
): Promise<Answer> => {
  const telling = { id: id ?? 0, occasion: 'changed', tell: true, now, message_id } as const
  return thenTell(payload, telling, async () => {
    if (!(await findJob(payload, Number(values.job))))
      return [refuseField('job', MESSAGES.jobUnknown)]
    if (values.day < officeDay(now)) return [refuseField('day', 'This day is past')]
    const data = { ...values, job: Number(values.job) }
    if (id === undefined) {
      const created = await payload.create({
        collection: 'interviews',
        data: { ...data, last_number: 0, created_by: user.id },
      })
      await record(payload, {
        by: user,
        action: 'change',
        subject: 'interviews',
        subject_id: created.id,
        detail: 'planned',
      })
      return [succeed({ id: created.id }, 'The day is planned.')]
    }
    const before = await interviewById(payload, id)
    if (!before) return [refuse(INTERVIEW_UNKNOWN)]
    if (before.called_off_at) return [refuse('This day is called off. Plan a new one.')]
    const seats = await seatsOn(payload, id)
    const problem = seatProblem(values, seats, before)
    if (problem) return [refuseField(...problem)]
    const coming = seats.filter(isTaken)
    const isChanged = differs(before, data)
    if (isChanged && (await isOvertaken(payload, before, seats, message_id)))
      return [refuse('The day was changed by somebody else meanwhile. Look at it again.')]
    const mustTell = coming.length > 0 && isChanged
    if (mustTell && tell === undefined) {
      const people = counted(coming.length, 'person has', 'people have')
      const { status, body } = refuse(
        `${people} a place on this day. Tell them by mail that it has changed?`,
      )
      return [{ status, body: { ...body, needs: 'tell' } }]
    }
    // "I will come" was said of another day.
    if (values.day !== before.day) await askAgain(payload, id)
    const told = mustTell && tell === true
    const { last_number } = before
    await payload.update({
      collection: 'interviews',
      id,
      data: { ...data, ...(told && { told_with: message_id, told_last_number: last_number }) },
    })
    await record(payload, {
      by: user,
      action: 'change',
      subject: 'interviews',
      subject_id: id,
      detail: 'changed',
    })
    return [
      succeed({ id }, 'The day is changed.'),
      told ? seats : toldBefore(before, seats, message_id),
    ]
  })
}

/** Whether this very change was made before, and the day was changed again since. */
const isOvertaken = async (
  payload: Payload,
  { told_with }: Interview,
  seats: readonly Seat[],
  message_id: string,
): Promise<boolean> => {
  const ids = seats.map(({ application }) => application)
  return told_with === message_id || (await mailedWith(payload, message_id, ids)).size > 0
}

/** Whom the same change was to tell when its answer was lost: not who was invited after it. */
const toldBefore = (
  { told_with, told_last_number }: Interview,
  seats: readonly Seat[],
  message_id: string,
): readonly Seat[] =>
  told_with === message_id ? seats.filter(({ number }) => number <= (told_last_number ?? 0)) : []

const askAgain = (payload: Payload, interview: number) =>
  changeRows(payload, {
    collection: 'interview_seats',
    where: { interview, answer: 'coming' },
    set: { answer: 'none', answered_at: null },
  })

/** Of what was printed on the cards of people. */
const differs = (before: Interview, after: Pick<InterviewValues, 'day' | 'place' | 'address'>) =>
  before.day !== after.day ||
  before.place !== after.place ||
  (before.address ?? '') !== after.address

/** Why the places of people would be lost; null if they would not. */
const seatProblem = (
  { job, day, kind, slots }: InterviewValues,
  seats: readonly Seat[],
  before: Interview,
): [field: string, message: string] | null => {
  if (seats.length === 0) return null
  if (Number(job) !== jobIdOf(before.job))
    return ['job', 'People were invited for another job. Plan a day of its own']
  if (kind !== before.kind)
    return ['kind', 'People were invited to something else. Plan a day of its own']
  if (day !== before.day && seats.some(({ door, result }) => door || result))
    return ['day', 'Somebody was here on this day already. Plan a new one']
  for (const time of new Set(seats.map((seat) => seat.time))) {
    const taken = takenAt(seats, time)
    const places = slots.find((slot) => slot.time === time)?.places ?? 0
    const hasSeats = `${counted(taken, 'person has', 'people have')} a place at ${time}`
    if (places < taken) return ['slots', `${hasSeats}: it needs at least so many places`]
  }
  return null
}
