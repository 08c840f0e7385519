import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { moveStage } from '@/collections/Applications/moveStage'
import { STAGES } from '@/collections/Applications/shared/stages'
import { record } from '@/collections/Audit/record'
import { LISTED } from '@/collections/PersonalData/listed'
import { type Answer, refuse, succeed } from '@/lib/server/calls/answers'
import { changeRows } from '@/lib/server/database/rows'
import { counted, officeDay, officeTime } from '@/lib/shared/format'
import type { Application, Interview, User } from '@/payload-types'
import { INTERVIEW_UNKNOWN } from './listInterviews'
import {
  createSeat,
  findSeats,
  firstFree,
  interviewById,
  isTaken,
  type Seat,
  seatsOn,
} from './seats'
import { mailedWith, thenTell } from './tellPeople'

/** Why a day takes nobody more; null if it does. */
export const closedDay = ({ day, called_off_at }: Interview, now: Date): string | null => {
  if (called_off_at) return 'This day is called off.'
  return day < officeDay(now) ? 'This day is past.' : null
}

type Invitation = {
  id: number
  applications: number[]
  time?: string
  tell: boolean
  message_id?: string
  /** What the office adds to the mail, as it was typed. */
  text?: string
}

/** Why somebody got no place, as staff read it after the number of people. */
/** From which hour on places are given; hours that have begun are offered no more. */
export const offeredFrom = ({ day }: Interview, time: string | undefined, now: Date): string => {
  const begun = day === officeDay(now) ? officeTime(now.toISOString()) : ''
  return time && time > begun ? time : begun
}

const REASONS = {
  gone: 'no longer on the list or asked to be erased',
  closed: 'rejected, withdrawn or selected already',
  already: 'had a place before',
  full: 'found no free place',
  leftDay: 'left this day after they were invited',
} as const

/**
 * Gives each the first free place of a day, from an hour on, in the order given, and moves them to
 * Interview unless they are there. The response says how many got none, and why. A repeat with the same
 * `message_id` counts those who got their place by it, and mails those who have none of it yet. Who left the
 * day meanwhile gets no place again.
 */
export const invite = (
  payload: Payload,
  user: User,
  { id, applications, time, tell, message_id = randomUUID(), text = '' }: Invitation,
  now = new Date(),
): Promise<Answer> =>
  thenTell(payload, { id, occasion: 'invited', tell, now, message_id, text }, async () => {
    const interview = await interviewById(payload, id)
    if (!interview) return [refuse(INTERVIEW_UNKNOWN)]
    const closed = closedDay(interview, now)
    if (closed) return [refuse(`${closed} Nobody was invited.`)]
    const from = offeredFrom(interview, time, now)
    const people = await listed(payload, applications)
    const seats = await seatsOn(payload, id)
    const elsewhere = await leftSince(payload, id, { message_id, applications, seats })
    const isRepeat = new Set(
      seats.flatMap((seat) => (seat.invited_with === message_id ? seat.id : [])),
    )
    const invited: Seat[] = []
    const left = new Map<keyof typeof REASONS, number>()
    for (const application of new Set(applications)) {
      const person = people.get(application)
      const outcome = elsewhere.has(application)
        ? 'leftDay'
        : await giveSeat(payload, interview, person, seats, { from, invited_with: message_id })
      if (typeof outcome === 'string') left.set(outcome, (left.get(outcome) ?? 0) + 1)
      else invited.push(outcome)
    }
    const rest = [...left].map(([reason, count]) => `${count} ${REASONS[reason]}`)
    const others = rest.length > 0 ? ` Not invited: ${rest.join('; ')}.` : ''
    if (invited.length === 0) return [refuse(`Nobody was invited.${others}`)]
    await moveToInterview(payload, user, people, invited)
    const count = invited.length
    await recordInvited(payload, user, id, invited.filter((seat) => !isRepeat.has(seat.id)).length)
    const message = `${counted(count, 'person', 'people')} invited.${others}`
    const answer = succeed(
      { invited: count, full: left.get('full') ?? 0, already: left.get('already') ?? 0 },
      message,
    )
    return [answer, invited]
  })

const recordInvited = async (payload: Payload, by: User, id: number, count: number) => {
  if (count === 0) return
  const detail = `invited to interview ${id}`
  await record(payload, { by, action: 'change', subject: 'applications', count, detail })
}

type Person = Pick<Application, 'id' | 'stage'>

const listed = async (payload: Payload, ids: number[]): Promise<Map<number, Person>> => {
  const { docs } = await payload.find({
    collection: 'applications',
    where: {
      and: [{ id: { in: ids } }, LISTED, { erasure_asked_at: { exists: false } }],
    },
    select: { stage: true },
    depth: 0,
    pagination: false,
  })
  return new Map(docs.map((row) => [row.id, row]))
}

/**
 * Who was invited by the same invitation, and has no place on this day any more: they moved to another day
 * before it was repeated.
 */
const leftSince = async (
  payload: Payload,
  id: number,
  of: { message_id: string; applications: readonly number[]; seats: readonly Seat[] },
): Promise<Set<number>> => {
  const { message_id, applications, seats } = of
  const moved = await findSeats(payload, {
    and: [{ invited_with: { equals: message_id } }, { interview: { not_equals: id } }],
  })
  const invited = new Set([
    ...moved.map(({ application }) => application),
    ...(await mailedWith(payload, message_id, applications)),
  ])
  const isHere = new Set(seats.map(({ application }) => application))
  return new Set([...invited].filter((application) => !isHere.has(application)))
}

const giveSeat = async (
  payload: Payload,
  { id, slots }: Interview,
  person: Person | undefined,
  seats: Seat[],
  { from, invited_with }: { from: string; invited_with: string },
): Promise<Seat | keyof typeof REASONS> => {
  if (!person) return 'gone'
  if (STAGES[person.stage].isClosed || person.stage === 'selected') return 'closed'
  const before = seats.find(({ application }) => application === person.id)
  if (before?.invited_with === invited_with) return isTaken(before) ? before : 'leftDay'
  if (before && isTaken(before)) return 'already'
  const time = firstFree(slots, seats, from)
  if (!time) return 'full'
  if (before) {
    const set = { time, answer: 'none', answered_at: null, invited_with } as const
    const where = { id: before.id }
    await changeRows(payload, { collection: 'interview_seats', where, set })
    return Object.assign(before, set)
  }
  const given = { application: person.id, time, answer: 'none', invited_with } as const
  const seat = await createSeat(payload, id, given)
  seats.push(seat)
  return seat
}

const moveToInterview = async (
  payload: Payload,
  by: User,
  people: ReadonlyMap<number, Person>,
  seats: readonly Seat[],
): Promise<void> => {
  for (const from of ['new', 'contacted', 'shortlisted'] as const) {
    const ids = seats
      .map(({ application }) => application)
      .filter((id) => people.get(id)?.stage === from)
    if (ids.length > 0) await moveStage(payload, { ids, from, to: 'interview', by })
  }
}
