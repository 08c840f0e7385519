import type { Payload } from 'payload'
import { STAGES } from '@/collections/Applications/shared/stages'
import { isDestination } from '@/collections/Countries/shared/destinations'
import { findByToken } from '@/collections/Submissions/statusLink'
import { officeDay } from '@/lib/shared/format'
import type { Application, Country, InterviewSeat } from '@/payload-types'
import { freeDays, type SeatOfDay, seatsOf, unanswerable } from './candidateSeats'
import { type Card, type CardState, type CardView, isAsk, type OtherTime } from './shared/card'
import { BRING, type Bring } from './shared/keys'

/** The parameters of the page's address: which card is asked about, and what. */
type Query = { seat?: unknown; ask?: unknown }

type Asked = Extract<CardView, { state: 'cards' }>['asked']

/** What the page of an invitation shows, by the token of the status page. Showing it changes nothing. */
export const cardView = async (
  payload: Payload,
  token: string,
  query: Query,
  now: Date,
): Promise<CardView> => {
  const opened = await findByToken(payload, token)
  if (opened?.kind !== 'applications') return { state: 'ended' }
  const { row } = opened
  const { seats, hasPast } = await comingSeats(payload, row, now)
  if (seats.length === 0) return { state: hasPast ? 'over' : 'none', token }
  const countries = await countriesOf(payload, seats)
  const cards = seats.map((one) => cardOf(one, countries, now))
  const asked = await askedOf(payload, seats, query, now)
  return { state: 'cards', token, name: row.name, reference: row.reference, cards, asked }
}

type Candidate = Pick<Application, 'id' | 'stage' | 'erasure_asked_at' | 'quarantined_at'>

/**
 * The places of an application on days that are not over, the nearest first, and whether it had earlier
 * ones. A closed application has none: nobody expects the person.
 */
export const comingSeats = async (
  payload: Payload,
  { id, stage, erasure_asked_at, quarantined_at }: Candidate,
  now: Date,
): Promise<{ seats: SeatOfDay[]; hasPast: boolean }> => {
  if (STAGES[stage].isClosed || erasure_asked_at || quarantined_at)
    return { seats: [], hasPast: false }
  const all = await seatsOf(payload, id)
  const seats = all.filter(({ interview }) => interview.day >= officeDay(now))
  return { seats, hasPast: seats.length < all.length }
}

const jobOf = ({ interview: { job } }: SeatOfDay) => (typeof job === 'object' ? job : null)

const countryIdOf = (one: SeatOfDay): number | null => {
  const country = jobOf(one)?.country_id
  return typeof country === 'object' ? (country?.id ?? null) : (country ?? null)
}

const countriesOf = async (payload: Payload, seats: SeatOfDay[]): Promise<Country[]> => {
  const ids = seats.flatMap((one) => countryIdOf(one) ?? [])
  return (await payload.find({ collection: 'countries', where: { id: { in: ids } } })).docs
}

const cardOf = (one: SeatOfDay, countries: Country[], now: Date): Card => {
  const { seat, interview } = one
  const job = jobOf(one)
  const country = countries.find(({ id }) => id === countryIdOf(one))?.iso2
  return {
    seat: seat.id,
    number: seat.number,
    state: stateOf(one, now),
    kind: interview.kind,
    day: interview.day,
    time: seat.time,
    job: job?.job_title ?? '',
    company: job?.company_name ?? '',
    country: isDestination(country) ? country : null,
    place: interview.place,
    address: interview.address ?? '',
    mapUrl: interview.map_url ?? '',
    bring: interview.bring.filter(isBring),
    note: interview.note ?? '',
    answer: seat.answer,
    answeredAt: seat.answered_at ?? null,
    answerUntil: interview.answer_until,
  }
}

export const isBring = (key: string): key is Bring => Object.hasOwn(BRING, key)

const stateOf = (one: SeatOfDay, now: Date): CardState => {
  const closed = unanswerable(one, now)
  // Who was written down as not there is not told that they are.
  return closed === 'door' && one.seat.door !== 'here' ? 'noShow' : (closed ?? 'open')
}

/** What the page asks about one of the cards; null when the address asks nothing that can be answered. */
const askedOf = async (
  payload: Payload,
  seats: SeatOfDay[],
  { seat: id, ask }: Query,
  now: Date,
): Promise<Asked> => {
  const own = seats.find(({ seat }) => String(seat.id) === id)
  if (!own || stateOf(own, now) !== 'open' || !isAsk(ask)) return null
  const times = ask === 'move' ? await otherTimes(payload, own, now) : []
  return { seat: own.seat.id, ask, times }
}

/** All other hours of the days of the same job, full ones too. */
const otherTimes = async (
  payload: Payload,
  { seat, interview }: SeatOfDay,
  now: Date,
): Promise<OtherTime[]> => {
  const days = await freeDays(payload, interview, now)
  return days.flatMap(({ interview: { id, day }, slots }) =>
    slots
      .filter(({ time }) => !isOwn(seat, id, time))
      .map(({ time, free }) => ({ to: `${id} ${time}`, day, time, free })),
  )
}

const isOwn = (seat: InterviewSeat, interview: number, time: string): boolean =>
  seat.interview === interview && seat.time === time
