import { type Destination, isDestination } from '@/collections/Countries/shared/destinations'
import { POINT_KEYS, type PointKey, pointNumber } from '@/collections/Tools/offer/shared/points'
import { paths } from '@/lib/shared/paths'

/** Thousandths of a unit of the currency: 1,500 dirhams are 1500000, 95.5 rials are 95500. */
export type Thousandths = number

/** Given by the employer, or this much money for it each month; 0 is neither. */
export type Benefit = 'given' | Thousandths

/** An offer as it was typed. Null is what was not answered, or could not be read. */
export type Offer = {
  basic: Thousandths | null
  food: Benefit | null
  room: Benefit | null
  /** All other allowances together. */
  other: Thousandths | null
  /** Minutes of work on a working day. */
  minutes: number | null
  /** Working days in a week. */
  days: number | null
  /** Length of the contract, or how long the person thinks of staying. */
  months: number | null
  /** The points that the contract has; null if nobody looked. */
  points: readonly PointKey[] | null
}

/** Days by which a monthly wage is divided. Null: not chosen. */
export type Divisor = 26 | 30

export type OfferQuestion = {
  destination: Destination | null
  divisor: Divisor | null
  a: Offer
  /** The offer to compare with. */
  b: Offer | null
}

export const EMPTY_OFFER: Offer = {
  basic: null,
  food: null,
  room: null,
  other: null,
  minutes: null,
  days: null,
  months: null,
  points: null,
}

/** Before the names of the parameters of the second offer. */
export const SECOND = 'b_'

const FIELDS = ['basic', 'food', 'room', 'other', 'hours', 'days', 'months', 'points'] as const

/** The names of the parameters. */
export const OFFER_PARAMETERS = [
  'to',
  'divisor',
  ...FIELDS,
  ...FIELDS.map((name) => `${SECOND}${name}`),
]

const MOST_MONEY: Thousandths = 1_000_000_000
const MOST_MONTHS = 480

/**
 * The question that an address holds. What is unknown, forged, negative, too large or no number is
 * as if it was not answered.
 */
export const readQuestion = (query: URLSearchParams): OfferQuestion => {
  const destination = query.get('to')?.toUpperCase()
  const to = isDestination(destination) ? destination : null
  const divisor = query.get('divisor')
  const decimals = to === null || THREE_DECIMALS.includes(to) ? 3 : 2
  const b = readOffer(query, SECOND, decimals)
  return {
    destination: to,
    divisor: divisor === '26' ? 26 : divisor === '30' ? 30 : null,
    a: readOffer(query, '', decimals),
    b: Object.values(b).some((value) => value !== null) ? b : null,
  }
}

/** Where the currency has a thousand parts. Elsewhere '1.500' may mean 1,500, so it is not read. */
const THREE_DECIMALS: readonly Destination[] = ['OM', 'BH', 'KW']

const readOffer = (query: URLSearchParams, before: string, decimals: 2 | 3): Offer => {
  const read = (name: (typeof FIELDS)[number]) => query.get(`${before}${name}`)?.trim() ?? ''
  const sum = (name: (typeof FIELDS)[number]) => readMoney(read(name), decimals)
  const benefit = (name: 'food' | 'room') => (read(name) === 'given' ? 'given' : sum(name))
  return {
    basic: sum('basic') || null,
    food: benefit('food'),
    room: benefit('room'),
    other: sum('other'),
    minutes: readMinutes(read('hours')),
    days: readWhole(read('days'), 7),
    months: readWhole(read('months'), MOST_MONTHS),
    points: readPoints(query.getAll(`${before}points`)),
  }
}

/** '1500', '1,500', '1,00,000', '95.500'. Without floating point: the digits are put together. */
const readMoney = (text: string, decimals: 2 | 3): Thousandths | null => {
  const digits = /^(?:\d{1,7}|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})(?:\.(\d{1,3}))?$/.exec(
    text,
  )
  if (!digits || (digits[1] ?? '').length > decimals) return null
  const whole = text.split('.')[0]?.replaceAll(',', '') ?? ''
  const thousandths = Number(whole) * 1000 + Number((digits[1] ?? '').padEnd(3, '0'))
  return thousandths <= MOST_MONEY ? thousandths : null
}

/** Hours with up to two decimals as minutes: '9.5' is 570. */
const readMinutes = (text: string): number | null => {
  const digits = /^(\d{1,2})(?:\.(\d{1,2}))?$/.exec(text)
  if (!digits) return null
  const hundredths = Number((digits[2] ?? '').padEnd(2, '0'))
  const minutes = Number(digits[1]) * 60 + Math.round((hundredths * 60) / 100)
  return minutes > 0 && minutes <= 24 * 60 ? minutes : null
}

const readWhole = (text: string, most: number): number | null => {
  const value = /^\d{1,3}$/.test(text) ? Number(text) : 0
  return value >= 1 && value <= most ? value : null
}

/** Numbers from 1, in one value or in several; 0 alone says that somebody looked and found none. */
const readPoints = (values: readonly string[]): PointKey[] | null => {
  const named = new Set(values.flatMap((value) => value.split(/[.,]/)))
  const found = POINT_KEYS.filter((key) => named.has(String(pointNumber(key))))
  return found.length > 0 || named.has('0') ? found : null
}

/** The address of an answer, such as /check-my-offer?to=AE&basic=1500&hours=10&days=6. */
export const questionHref = ({ destination, divisor, a, b }: OfferQuestion): string => {
  const query = new URLSearchParams()
  if (destination) query.set('to', destination)
  if (divisor) query.set('divisor', String(divisor))
  setOffer(query, '', a)
  if (b) setOffer(query, SECOND, b)
  return `${paths.checkMyOffer}${query.size > 0 ? `?${query}` : ''}`
}

const setOffer = (query: URLSearchParams, before: string, offer: Offer): void => {
  const { points, minutes, days, months } = offer
  const set = (name: (typeof FIELDS)[number], value: string | null) =>
    value !== null && query.set(`${before}${name}`, value)
  for (const name of ['basic', 'food', 'room', 'other'] as const) {
    const value = offer[name]
    set(name, typeof value === 'number' ? decimal(value, 1000) : value)
  }
  set('hours', minutes === null ? null : decimal(Math.round((minutes * 100) / 60), 100))
  set('days', days === null ? null : String(days))
  set('months', months === null ? null : String(months))
  set('points', points && (points.map(pointNumber).join('.') || '0'))
}

/** A number of thousandths or hundredths without needless zeros. */
const decimal = (value: number, parts: 100 | 1000): string => String(value / parts)
