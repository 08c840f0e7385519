import type { Payload } from 'payload'
import { changeRows } from '@/lib/server/database/rows'
import { officeDay } from '@/lib/shared/format'
import type { Interview, InterviewSeat } from '@/payload-types'
import {
  changingSeats,
  findSeats,
  interviewById,
  nextNumber,
  seatKey,
  seatsOn,
  takenAt,
} from './seats'
import type { Slot } from './shared/json'
import type { SeatAnswer } from './shared/keys'

/** A candidate's place, with its day (whose job is populated). */
export type SeatOfDay = { seat: InterviewSeat; interview: Interview }

/** The places of an application, the nearest day first. */
export const seatsOf = async (payload: Payload, application: number): Promise<SeatOfDay[]> => {
  const seats = await findSeats(payload, { application: { equals: application } })
  const { docs } = await payload.find({
    collection: 'interviews',
    where: { id: { in: seats.map(({ interview }) => interview) } },
    depth: 1,
    pagination: false,
  })
  return seats
    .flatMap((seat) => {
      const interview = docs.find(({ id }) => id === seat.interview)
      return interview ? [{ seat, interview }] : []
    })
    .sort((one, other) => orderOf(one).localeCompare(orderOf(other)))
}

const orderOf = ({ seat, interview }: SeatOfDay): string => `${interview.day} ${seat.time}`

/** Whether an answer can still be changed: until the last day for answers, and not when called off. */
export const isAnswerable = (
  { called_off_at, answer_until, day }: Interview,
  now: Date,
): boolean => {
  const today = officeDay(now)
  return !called_off_at && today <= answer_until && today <= day
}

/** Another day: its hours with the places that are free. */
export type FreeDay = { interview: Interview; slots: (Slot & { free: number })[] }

/** The days of a job to which a candidate can still move, the nearest first; also full ones. */
export const freeDays = async (payload: Payload, job: number, now: Date): Promise<FreeDay[]> => {
  const { docs } = await payload.find({
    collection: 'interviews',
    where: {
      and: [
        { job: { equals: job } },
        { answer_until: { greater_than_equal: officeDay(now) } },
        { called_off_at: { exists: false } },
      ],
    },
    sort: 'day',
    depth: 0,
    pagination: false,
  })
  const seats = await findSeats(payload, { interview: { in: docs.map(({ id }) => id) } })
  return docs.map((interview) => {
    const own = seats.filter((seat) => seat.interview === interview.id)
    return {
      interview,
      slots: interview.slots.map(({ time, places }) => ({
        ...{ time, places },
        free: Math.max(0, places - takenAt(own, time)),
      })),
    }
  })
}

/** What came of an answer; `over`: too late, called off, or the place is no more. */
export type Answered = 'done' | 'over' | 'full'

type Own = { application: number; seat: number }

/**
 * "I will come" or "I cannot come". Who said that they cannot come and changes their mind gets the
 * place back if it is still free.
 */
export const answerSeat = (
  payload: Payload,
  own: Own,
  answer: Exclude<SeatAnswer, 'none'>,
  now: Date,
): Promise<Answered> =>
  changingSeats(async () => {
    const found = await openSeat(payload, own, now)
    if (!found) return 'over'
    const { seat, interview } = found
    if (seat.answer === answer) return 'done'
    if (seat.answer === 'cannot') {
      const places = interview.slots.find(({ time }) => time === seat.time)?.places ?? 0
      if (takenAt(await seatsOn(payload, interview.id), seat.time) >= places) return 'full'
    }
    await changeRows(payload, {
      collection: 'interview-seats',
      where: { id: seat.id },
      set: { answer, answered_at: now.toISOString() },
    })
    return 'done'
  })

/**
 * Moves somebody to another hour or day of the same job, who then has said that they will come. The old
 * place is kept until the new one is taken. On another day they get a new number.
 */
export const moveSeat = (
  payload: Payload,
  own: Own,
  to: { interview: number; time: string },
  now: Date,
): Promise<Answered> =>
  changingSeats(async () => {
    const found = await openSeat(payload, own, now)
    const target = await interviewById(payload, to.interview)
    if (!found || !target || !isAnswerable(target, now)) return 'over'
    if (idOf(target.job) !== idOf(found.interview.job)) return 'over'
    const slot = target.slots.find(({ time }) => time === to.time)
    if (!slot) return 'over'
    const { seat } = found
    const seats = await seatsOn(payload, target.id)
    const others = seats.filter(({ id }) => id !== seat.id)
    if (takenAt(others, slot.time) >= slot.places) return 'full'
    const said = { answer: 'coming', answered_at: now.toISOString(), time: slot.time } as const
    if (target.id === seat.interview) {
      await changeRows(payload, {
        collection: 'interview-seats',
        where: { id: seat.id },
        set: said,
      })
      return 'done'
    }
    // An earlier move that was not completed, or an invitation to both days.
    const there = seats.find(({ application }) => application === own.application)
    if (there) {
      const where = { id: there.id }
      await changeRows(payload, { collection: 'interview-seats', where, set: said })
    } else {
      await payload.create({
        collection: 'interview-seats',
        data: {
          interview: target.id,
          application: own.application,
          key: seatKey(target.id, own.application),
          number: nextNumber(seats),
          ...said,
        },
      })
    }
    await payload.delete({ collection: 'interview-seats', where: { id: { equals: seat.id } } })
    return 'done'
  })

const openSeat = async (payload: Payload, own: Own, now: Date): Promise<SeatOfDay | null> => {
  const where = {
    and: [{ id: { equals: own.seat } }, { application: { equals: own.application } }],
  }
  const [seat] = await findSeats(payload, where)
  const interview = seat && (await interviewById(payload, seat.interview))
  // Who is at the door answers no more.
  return interview && !seat.door && isAnswerable(interview, now) ? { seat, interview } : null
}

const idOf = (job: Interview['job']): number => (typeof job === 'object' ? job.id : job)
