import type { Payload, Where } from 'payload'
import { changeRows } from '@/lib/server/database/rows'
import { withLock } from '@/lib/server/database/withLock'
import type { Interview, InterviewSeat } from '@/payload-types'
import type { Slot } from './shared/json'

/** One change of places at a time: a person may move between two days. */
export const changingSeats = <T>(work: () => Promise<T>): Promise<T> =>
  withLock('interview seats', work)

export const interviewById = (payload: Payload, id: number): Promise<Interview | null> =>
  payload.findByID({ collection: 'interviews', id, depth: 1, disableErrors: true })

export const findSeats = async (payload: Payload, where: Where): Promise<InterviewSeat[]> => {
  const options = { where, sort: 'number', depth: 0, pagination: false } as const
  return (await payload.find({ collection: 'interview-seats', ...options })).docs
}

/** The id of the day's job; null when the job was deleted. */
export const jobIdOf = (job: Interview['job']): number | null =>
  (typeof job === 'object' ? job?.id : job) ?? null

/** The places of a day, by number. */
export const seatsOn = (payload: Payload, interview: number): Promise<InterviewSeat[]> =>
  findSeats(payload, { interview: { equals: interview } })

/** Whether a place is taken: who said that they cannot come has left it. */
export const isTaken = ({ answer }: Pick<InterviewSeat, 'answer'>): boolean => answer !== 'cannot'

/** How many places of an hour are taken. */
export const takenAt = (seats: readonly InterviewSeat[], time: string): number =>
  seats.filter((seat) => seat.time === time && isTaken(seat)).length

/** The first hour with a free place, from `from` on; null when all are full. */
export const firstFree = (
  slots: readonly Slot[],
  seats: readonly InterviewSeat[],
  from = '',
): string | null =>
  slots.find(({ time, places }) => time >= from && takenAt(seats, time) < places)?.time ?? null

type NewSeat = Pick<InterviewSeat, 'application' | 'time' | 'answer'> & Partial<InterviewSeat>

/** Gives a place on a day, with the next number of the hall, which nobody else ever had. */
export const createSeat = async (
  payload: Payload,
  interview: number,
  seat: NewSeat,
): Promise<InterviewSeat> => {
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
  return payload.create({
    collection: 'interview-seats',
    data: { ...seat, interview, key, number },
  })
}
