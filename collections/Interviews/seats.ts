import type { Payload, Where } from 'payload'
import { STAGES } from '@/collections/Applications/shared/stages'
import { changeRows } from '@/lib/server/database/rows'
import { withLock } from '@/lib/server/database/withLock'
import type { Interview, InterviewSeat } from '@/payload-types'
import type { Slot } from './shared/json'

/** One change of places at a time: a person may move between two days. */
export const changingSeats = <T>(work: () => Promise<T>): Promise<T> =>
  withLock('interview seats', work)

export const interviewById = (payload: Payload, id: number): Promise<Interview | null> =>
  payload.findByID({ collection: 'interviews', id, depth: 1, disableErrors: true })

/**
 * A place, and what its application says of it. `isHidden`: the person asked to be erased or is in
 * quarantine, and is on no list. `isLeft`: that, or the application is closed, before anybody was here.
 */
export type Seat = InterviewSeat & { isHidden: boolean; isLeft: boolean }

/** The places that fit, by number. */
export const findSeats = async (payload: Payload, where: Where): Promise<Seat[]> => {
  const options = { where, sort: 'number', depth: 0, pagination: false } as const
  const { docs } = await payload.find({ collection: 'interview_seats', ...options })
  const people = await payload.find({
    collection: 'applications',
    where: { id: { in: docs.map(({ application }) => application) } },
    select: { stage: true, quarantined_at: true, erasure_asked_at: true },
    depth: 0,
    pagination: false,
  })
  const known = new Map(people.docs.map((person) => [person.id, person]))
  return docs.map((seat) => {
    const person = known.get(seat.application)
    const isHidden = !person || Boolean(person.quarantined_at ?? person.erasure_asked_at)
    const isClosed = person !== undefined && STAGES[person.stage].isClosed
    return { ...seat, isHidden, isLeft: !seat.door && (isHidden || isClosed) }
  })
}

/** The id of the day's job; null when the job was deleted. */
export const jobIdOf = (job: Interview['job']): number | null =>
  (typeof job === 'object' ? job?.id : job) ?? null

/** The places of a day, by number. */
export const seatsOn = (payload: Payload, interview: number): Promise<Seat[]> =>
  findSeats(payload, { interview: { equals: interview } })

/** Whether a place is taken: who said that they cannot come has left it, as has who withdrew. */
export const isTaken = ({ answer, isLeft }: Pick<Seat, 'answer' | 'isLeft'>): boolean =>
  answer !== 'cannot' && !isLeft

/** How many places of an hour are taken. */
export const takenAt = (seats: readonly Seat[], time: string): number =>
  seats.filter((seat) => seat.time === time && isTaken(seat)).length

/** The first hour with a free place, from `from` on; null when all are full. */
export const firstFree = (
  slots: readonly Slot[],
  seats: readonly Seat[],
  from = '',
): string | null =>
  slots.find(({ time, places }) => time >= from && takenAt(seats, time) < places)?.time ?? null

type NewSeat = Pick<InterviewSeat, 'application' | 'time' | 'answer'> & Partial<InterviewSeat>

/** Gives a place on a day, with the next number of the hall, which nobody else ever had. */
export const createSeat = async (
  payload: Payload,
  interview: number,
  seat: NewSeat,
): Promise<Seat> => {
  await changeRows(payload, {
    collection: 'interviews',
    where: { id: interview },
    set: {},
    increment: ['last_number'],
  })
  const { last_number: number } = await payload.findByID({
    ...({ collection: 'interviews', id: interview, depth: 0 } as const),
  })
  const key = `${interview}:${seat.application}`
  const created = await payload.create({
    collection: 'interview_seats',
    data: { ...seat, interview, key, number },
  })
  return { ...created, isHidden: false, isLeft: false }
}
