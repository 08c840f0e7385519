import type { Payload } from 'payload'
import { record } from '@/collections/Audit/record'
import { findJob } from '@/collections/Jobs/jobs'
import { type Answer, refuse, refuseField, succeed } from '@/lib/server/calls/answers'
import { changeRows } from '@/lib/server/database/rows'
import { counted, officeDay } from '@/lib/shared/format'
import { MESSAGES } from '@/lib/shared/messages'
import type { Interview, InterviewSeat, User } from '@/payload-types'
import { INTERVIEW_UNKNOWN } from './listInterviews'
import { changingSeats, interviewById, jobIdOf, seatsOn, takenAt } from './seats'
import type { InterviewValues } from './shared/schema'
import { tellPeople } from './tellPeople'

type Save = InterviewValues & { id?: number; tell?: boolean }

/**
 * interview_save.php: plans a day, or changes it. Of a change of day or place the people of the day are
 * told, or not: without `tell` the answer asks (`needs: 'tell'`) and nothing is stored.
 */
export const saveInterview = (
  payload: Payload,
  user: User,
  { id, tell, ...values }: Save,
  now = new Date(),
): Promise<Answer> =>
  changingSeats(async () => {
    if (!(await findJob(payload, Number(values.job))))
      return refuseField('job', MESSAGES.jobUnknown)
    if (values.day < officeDay(now)) return refuseField('day', 'This day is past')
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
      return succeed({ id: created.id }, 'The day is planned.')
    }
    const before = await interviewById(payload, id)
    if (!before) return refuse(INTERVIEW_UNKNOWN)
    if (before.called_off_at) return refuse('This day is called off. Plan a new one.')
    const seats = await seatsOn(payload, id)
    const problem = seatProblem(values, seats, before)
    if (problem) return refuseField(...problem)
    const isTold = seats.length > 0 && differs(before, data)
    if (isTold && tell === undefined) {
      const people = counted(seats.length, 'person has', 'people have')
      const { status, body } = refuse(
        `${people} a place on this day. Tell them by mail that it has changed?`,
      )
      return { status, body: { ...body, needs: 'tell' } }
    }
    await payload.update({ collection: 'interviews', id, data })
    // "I will come" was said of another day.
    if (values.day !== before.day) await askAgain(payload, id)
    await record(payload, {
      by: user,
      action: 'change',
      subject: 'interviews',
      subject_id: id,
      detail: 'changed',
    })
    const told = isTold && tell ? await tellPeople(payload, id, seats, 'changed', now) : null
    return succeed({ id }, told ? `The day is changed. ${told}` : 'The day is changed.')
  })

const askAgain = (payload: Payload, interview: number) =>
  changeRows(payload, {
    collection: 'interview-seats',
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
  seats: readonly InterviewSeat[],
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
