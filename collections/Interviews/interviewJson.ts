import type { Payload } from 'payload'
import type { Application, Interview } from '@/payload-types'
import { findSeats, isTaken, type Seat } from './seats'
import type { InterviewDetailsJson, InterviewJson, SeatJson } from './shared/json'
import type { Bring } from './shared/keys'

/** Days as the office sees them. Their jobs are populated (depth 2, for the country). */
export const interviewsJson = async (
  payload: Payload,
  interviews: readonly Interview[],
): Promise<InterviewJson[]> => {
  const ids = interviews.map(({ id }) => id)
  const seats = await findSeats(payload, { interview: { in: ids } })
  return interviews.map((interview) =>
    dayJson(
      interview,
      seats.filter((seat) => seat.interview === interview.id),
    ),
  )
}

/** A day with its people. */
export const detailsJson = async (
  payload: Payload,
  interview: Interview,
): Promise<InterviewDetailsJson> => {
  const seats = await findSeats(payload, { interview: { equals: interview.id } })
  return { ...dayJson(interview, seats), seats: await seatsJson(payload, seats) }
}

const dayJson = (interview: Interview, seats: readonly Seat[]): InterviewJson => {
  const { id, job, day, kind, place, address, map_url, bring, note, answer_until } = interview
  const listed = seats.filter(({ isHidden }) => !isHidden)
  const count = (fits: (seat: Seat) => boolean) => listed.filter(fits).length
  const of = typeof job === 'object' ? job : null
  const country = typeof of?.country_id === 'object' ? of.country_id : null
  return {
    ...{ id, day, kind, place, answer_until },
    job_id: of?.id ?? 0,
    job_title: of?.job_title ?? '',
    company: of?.company_name ?? '',
    country: country?.short_name ?? country?.name ?? '',
    address: address ?? '',
    map_url: map_url ?? '',
    bring: bring as Bring[], // only what interviewSchema allows is stored
    note: note ?? '',
    slots: interview.slots.map(({ time, places }) => ({
      ...{ time, places },
      taken: count((seat) => seat.time === time && isTaken(seat)),
      coming: count((seat) => seat.time === time && seat.answer === 'coming'),
    })),
    called_off: Boolean(interview.called_off_at),
    counts: {
      people: listed.length,
      coming: count(({ answer }) => answer === 'coming'),
      cannot: count(({ answer }) => answer === 'cannot'),
      here: count(({ door }) => door === 'here'),
      no_show: count(({ door }) => door === 'no_show'),
      results: count(({ result }) => Boolean(result)),
    },
  }
}

type Person = Pick<Application, 'id' | 'name' | 'reference' | 'phone_e164' | 'mobile' | 'stage'>

/** People with their places; without those who asked to be erased or are in quarantine. */
export const seatsJson = async (payload: Payload, seats: readonly Seat[]): Promise<SeatJson[]> => {
  const people = await peopleOf(
    payload,
    seats.map(({ application }) => application),
  )
  return seats.flatMap((seat) => {
    const person = people.get(seat.application)
    return person ? [seatJson(seat, person)] : []
  })
}

const peopleOf = async (payload: Payload, ids: readonly number[]): Promise<Map<number, Person>> => {
  const { docs } = await payload.find({
    collection: 'applications',
    where: {
      and: [
        { id: { in: [...ids] } },
        { quarantined_at: { exists: false } },
        { erasure_asked_at: { exists: false } },
      ],
    },
    depth: 0,
    pagination: false,
    select: { name: true, reference: true, phone_e164: true, mobile: true, stage: true },
  })
  return new Map(docs.map((person) => [person.id, person]))
}

const seatJson = (seat: Seat, person: Person): SeatJson => ({
  id: seat.id,
  number: seat.number,
  time: seat.time,
  application_id: seat.application,
  name: person.name,
  reference: person.reference,
  phone: person.phone_e164 ?? person.mobile,
  stage: person.stage,
  answer: seat.answer,
  answered_at: seat.answered_at ?? null,
  door: seat.door ?? null,
  door_at: seat.door_at ?? null,
  result: seat.result ?? null,
  walk_in: Boolean(seat.walk_in),
})
