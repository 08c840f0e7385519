import { daysAfter } from '@/lib/shared/format'

/** What a demand can still be used for, most hindering first. */
export const DEMAND_STATES = ['expired', 'full', 'expires soon', 'open'] as const

export type DemandState = (typeof DEMAND_STATES)[number]

/** What ends first: the demand itself or one of its papers. */
export type Ending = 'demand' | 'letter' | 'attorney'

/** The last days, 'YYYY-MM-DD' in Mumbai; empty or absent for a paper without one. */
export type DemandDays = {
  valid_until: string
  letter_until?: string | null
  attorney_until?: string | null
}

export type Places = { headcount: number; taken: number }

export type Judged = {
  state: DemandState
  /** How many people can still be selected, if it has not expired. */
  left: number
  /** The first end of the demand and its papers: it counts on this day still. */
  last_day: string
  ends: Ending
}

/** An end so near is said in time; as the departure gate counts it. */
const SOON_DAYS = 30

/**
 * The state of a demand on a day, from its dates and the places of its lines, or of one line. A line
 * with more people than places gives none to another line.
 */
export const judgeDemand = (days: DemandDays, lines: readonly Places[], today: string): Judged => {
  const left = lines.reduce((sum, line) => sum + placesLeft(line), 0)
  const { last_day, ends } = firstEnd(days)
  return { state: stateOf(last_day, left, today), left, last_day, ends }
}

export const placesLeft = ({ headcount, taken }: Places): number => Math.max(0, headcount - taken)

const stateOf = (last_day: string, left: number, today: string): DemandState => {
  if (last_day < today) return 'expired'
  if (left === 0) return 'full'
  return last_day <= daysAfter(today, SOON_DAYS) ? 'expires soon' : 'open'
}

/** Of two ends on one day the demand's own is named. */
const firstEnd = ({ valid_until, letter_until, attorney_until }: DemandDays) => {
  const ending = (last_day: string | null | undefined, ends: Ending) =>
    last_day ? [{ last_day, ends }] : []
  return [...ending(letter_until, 'letter'), ...ending(attorney_until, 'attorney')].reduce(
    (first, next) => (next.last_day < first.last_day ? next : first),
    { last_day: valid_until, ends: 'demand' as Ending },
  )
}
