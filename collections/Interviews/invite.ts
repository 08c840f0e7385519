import type { Payload } from 'payload'
import { moveStage } from '@/collections/Applications/moveStage'
import { STAGES } from '@/collections/Applications/shared/stages'
import { record } from '@/collections/Audit/record'
import { type Answer, refuse, succeed } from '@/lib/server/calls/answers'
import { changeRows } from '@/lib/server/database/rows'
import { counted, officeDay, officeTime } from '@/lib/shared/format'
import type { Application, Interview, InterviewSeat, User } from '@/payload-types'
import { INTERVIEW_UNKNOWN } from './listInterviews'
import { changingSeats, createSeat, firstFree, interviewById, isTaken, seatsOn } from './seats'
import { tellPeople } from './tellPeople'

/** Why a day takes nobody more; null if it does. */
export const closedDay = ({ day, called_off_at }: Interview, now: Date): string | null => {
  if (called_off_at) return 'This day is called off.'
  return day < officeDay(now) ? 'This day is past.' : null
}

type Invitation = { id: number; applications: number[]; time?: string; tell: boolean }

/** Why somebody got no place, as staff read it after the number of people. */
const REASONS = {
  gone: 'no longer on the list or asked to be erased',
  closed: 'rejected, withdrawn or selected already',
  already: 'had a place before',
  full: 'found no free place',
} as const

/**
 * Gives each the first free place of a day, from an hour on, in the order given, and moves them to
 * Interview unless they are there. The response says how many got none, and why.
 */
export const invite = (
  payload: Payload,
  user: User,
  { id, applications, time, tell }: Invitation,
  now = new Date(),
): Promise<Answer> =>
  changingSeats(async () => {
    const interview = await interviewById(payload, id)
    if (!interview) return refuse(INTERVIEW_UNKNOWN)
    const closed = closedDay(interview, now)
    if (closed) return refuse(`${closed} Nobody was invited.`)
    // Hours that have begun are offered no more.
    const begun = interview.day === officeDay(now) ? officeTime(now.toISOString()) : ''
    const from = time && time > begun ? time : begun
    const people = await listed(payload, applications)
    const seats = await seatsOn(payload, id)
    const invited: InterviewSeat[] = []
    const left = new Map<keyof typeof REASONS, number>()
    for (const application of new Set(applications)) {
      const person = people.get(application)
      const outcome = await giveSeat(payload, interview, person, seats, from)
      if (typeof outcome === 'string') left.set(outcome, (left.get(outcome) ?? 0) + 1)
      else invited.push(outcome)
    }
    const rest = [...left].map(([reason, count]) => `${count} ${REASONS[reason]}`)
    const others = rest.length > 0 ? ` Not invited: ${rest.join('; ')}.` : ''
    if (invited.length === 0) return refuse(`Nobody was invited.${others}`)
    await moveToInterview(payload, user, people, invited)
    const count = invited.length
    const detail = `invited to interview ${id}`
    await record(payload, { by: user, action: 'change', subject: 'applications', count, detail })
    const told = tell ? await tellPeople(payload, id, invited, 'invited', now) : ''
    const message = `${counted(count, 'person', 'people')} invited.${told && ` ${told}`}${others}`
    return succeed(
      { invited: count, full: left.get('full') ?? 0, already: left.get('already') ?? 0 },
      message,
    )
  })

type Person = Pick<Application, 'id' | 'stage'>

const listed = async (payload: Payload, ids: number[]): Promise<Map<number, Person>> => {
  const { docs } = await payload.find({
    collection: 'applications',
    where: {
      and: [
        { id: { in: ids } },
        { quarantined_at: { exists: false } },
        { erasure_asked_at: { exists: false } },
      ],
    },
    select: { stage: true },
    depth: 0,
    pagination: false,
  })
  return new Map(docs.map((row) => [row.id, row]))
}

const giveSeat = async (
  payload: Payload,
  { id, slots }: Interview,
  person: Person | undefined,
  seats: InterviewSeat[],
  from: string,
): Promise<InterviewSeat | keyof typeof REASONS> => {
  if (!person) return 'gone'
  if (STAGES[person.stage].isClosed || person.stage === 'selected') return 'closed'
  const before = seats.find(({ application }) => application === person.id)
  if (before && isTaken(before)) return 'already'
  const time = firstFree(slots, seats, from)
  if (!time) return 'full'
  if (before) {
    const set = { time, answer: 'none', answered_at: null } as const
    const where = { id: before.id }
    await changeRows(payload, { collection: 'interview-seats', where, set })
    return Object.assign(before, set)
  }
  const seat = await createSeat(payload, id, { application: person.id, time, answer: 'none' })
  seats.push(seat)
  return seat
}

const moveToInterview = async (
  payload: Payload,
  by: User,
  people: ReadonlyMap<number, Person>,
  seats: readonly InterviewSeat[],
): Promise<void> => {
  for (const from of ['new', 'contacted', 'shortlisted'] as const) {
    const ids = seats
      .map(({ application }) => application)
      .filter((id) => people.get(id)?.stage === from)
    if (ids.length > 0) await moveStage(payload, { ids, from, to: 'interview', by })
  }
}

/** Takes somebody off the list of a day. The application stays where it is. */
export const removeSeat = (
  payload: Payload,
  user: User,
  { id, seat }: { id: number; seat: number },
): Promise<Answer> =>
  changingSeats(async () => {
    const found = (await seatsOn(payload, id)).find((one) => one.id === seat)
    if (!found) return refuse('This person is not on the list of this day.')
    if (found.result) return refuse('This person has a result. Take it back first.')
    await payload.delete({ collection: 'interview-seats', where: { id: { equals: seat } } })
    await record(payload, {
      ...{ by: user, action: 'change', subject: 'applications', subject_id: found.application },
      detail: `removed from interview ${id}`,
    })
    return succeed({}, 'Removed from the list.')
  })

/** Calls a day off. Its people keep their application, and their card says it. */
export const callOff = (
  payload: Payload,
  user: User,
  { id, tell }: { id: number; tell: boolean },
  now = new Date(),
): Promise<Answer> =>
  changingSeats(async () => {
    const [changed] = await changeRows(payload, {
      collection: 'interviews',
      where: { id, called_off_at: null },
      set: { called_off_at: now.toISOString() },
    })
    if (changed === undefined) return refuse('This day is called off already, or no longer there.')
    await record(payload, {
      ...{ by: user, action: 'change', subject: 'interviews', subject_id: id },
      detail: 'called off',
    })
    const told = tell ? await tellPeople(payload, id, await seatsOn(payload, id), 'off', now) : ''
    return succeed({}, `The day is called off.${told && ` ${told}`}`)
  })
