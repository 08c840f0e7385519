import type { Payload, Where } from 'payload'
import { changeRows } from '@/lib/server/database/rows'
import { officeDay, officeTime } from '@/lib/shared/format'
import type { Interview } from '@/payload-types'
import {
  changingSeats,
  createSeat,
  findSeats,
  interviewById,
  jobIdOf,
  type Seat,
  seatsOn,
  takenAt,
} from './seats'
import type { Slot } from './shared/json'
import type { SeatAnswer } from './shared/keys'

/** A candidate's place, with its day (whose job is populated). */
export type SeatOfDay = { seat: Seat; interview: Interview }

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

/** Why an answer is not taken. */
export type Unanswerable = 'late' | 'calledOff' | 'gone' | 'door'

/** Why a place takes no answer any more; null while it does. */
export const unanswerable = (
  { seat, interview }: SeatOfDay,
  now: Date,
): Exclude<Unanswerable, 'gone'> | null => {
  if (interview.called_off_at) return 'calledOff'
  if (seat.door) return 'door'
  return officeDay(now) > interview.answer_until || hasBegun(interview.day, seat.time, now)
    ? 'late'
    : null
}

/** Whether an hour of a day ('YYYY-MM-DD', 'HH:MM', Mumbai) is past. */
export const hasBegun = (day: string, time: string, now: Date): boolean =>
  `${day} ${time}` <= `${officeDay(now)} ${officeTime(now.toISOString())}`

/** Another day: its hours with the places that are free. */
export type FreeDay = { interview: Interview; slots: (Slot & { free: number })[] }

/**
 * The days of the same job and kind to which somebody can move, the nearest first, with the hours that
 * are still to come; also full ones.
 */
export const freeDays = async (
  payload: Payload,
  { job, kind }: Pick<Interview, 'job' | 'kind'>,
  now: Date,
): Promise<FreeDay[]> => {
  const id = jobIdOf(job)
  if (id === null) return []
  const { docs } = await payload.find({
    collection: 'interviews',
    where: {
      and: [
        { job: { equals: id } },
        { kind: { equals: kind } },
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
    const slots = interview.slots.filter(({ time }) => !hasBegun(interview.day, time, now))
    return {
      interview,
      slots: slots.map((slot) => ({
        ...slot,
        free: Math.max(0, slot.places - takenAt(own, slot.time)),
      })),
    }
  })
}

export type Answered = 'done' | 'full' | Unanswerable

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
    const found = await ownSeat(payload, own)
    if (!found) return 'gone'
    const closed = unanswerable(found, now)
    if (closed) return closed
    const { seat, interview } = found
    if (seat.answer === answer) return 'done'
    if (seat.answer === 'cannot') {
      const places = interview.slots.find(({ time }) => time === seat.time)?.places ?? 0
      if (takenAt(await seatsOn(payload, interview.id), seat.time) >= places) return 'full'
    }
    await changeRows(payload, {
      collection: 'interview_seats',
      where: { id: seat.id },
      set: { answer, answered_at: now.toISOString() },
    })
    return 'done'
  })

/**
 * Moves somebody to another hour or day of the same job and kind, who then has said that they will
 * come. The old place is kept until the new one is taken. On another day they get a new number.
 */
export const moveSeat = (
  payload: Payload,
  own: Own,
  to: { interview: number; time: string },
  now: Date,
): Promise<Answered> =>
  changingSeats(async () => {
    const found = await ownSeat(payload, own)
    if (!found) return 'gone'
    const closed = unanswerable(found, now)
    if (closed) return closed
    const target = (await freeDays(payload, found.interview, now)).find(
      ({ interview }) => interview.id === to.interview,
    )
    const slot = target?.slots.find(({ time }) => time === to.time)
    if (!target || !slot) return 'late'
    const seats = await seatsOn(payload, to.interview)
    // Somebody may have a place there already: after an earlier move that was not completed.
    const there = seats.find(({ application }) => application === own.application)
    const others = seats.filter((seat) => seat !== there)
    if (takenAt(others, slot.time) >= slot.places) return 'full'
    if (there?.door) return 'door'
    const calendar_seat = found.seat.calendar_seat ?? own.seat
    const said = {
      ...({ answer: 'coming', answered_at: now.toISOString(), time: slot.time } as const),
      calendar_seat,
    }
    if (there) {
      const where = { id: there.id }
      await changeRows(payload, { collection: 'interview_seats', where, set: said })
    } else {
      // Who moved was invited all the same: a repeat of the invitation gives no second place.
      const { invited_with } = found.seat
      const seat = { application: own.application, invited_with, ...said }
      await createSeat(payload, to.interview, seat)
    }
    if (there?.id !== own.seat) {
      await payload.delete({ collection: 'interview_seats', where: { id: { equals: own.seat } } })
    }
    return 'done'
  })

const ownSeat = async (payload: Payload, own: Own): Promise<SeatOfDay | null> => {
  const where: Where = {
    and: [{ id: { equals: own.seat } }, { application: { equals: own.application } }],
  }
  const [seat] = await findSeats(payload, where)
  const interview = seat && (await interviewById(payload, seat.interview))
  return interview ? { seat, interview } : null
}
