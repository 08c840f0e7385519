import type { PointKey } from '@/collections/Tools/offer/shared/points'
import type { Divisor, Offer } from '@/collections/Tools/offer/shared/question'
import type { Line } from '@/collections/Tools/shared/line'

/** A sum of money, rounded once at its end. */
export type Sum = {
  /** In the smallest unit of the currency: fils of the dirham, baisa of the rial. */
  minor: number
  /** 'QAR 2,079.17'. */
  text: string
  /** How it was worked out, in parts that are added up: '1,400 × 24', '2,100 at the end'. */
  working: readonly string[]
  /** The working of the most that the law gives, where that is less; else null. */
  most: string | null
}

/** How an offer compares with what the law asks; 'none': the law asks nothing. */
export const VERDICTS = {
  above: 'Above',
  exact: 'Just at',
  yes: 'Yes',
  below: 'Below',
  over: 'Over the limit',
  none: 'No minimum',
  ask: 'Ask',
} as const

export type Verdict = keyof typeof VERDICTS

export type Row = {
  key: string
  label: string
  sum: Sum | null
  verdict: Verdict | null
  /** At least one, but for rows that repeat the offer. */
  lines: readonly Line[]
}

export type MissingPoint = {
  key: PointKey
  number: number
  label: string
  /** What to ask the employer. */
  question: string
  /** What the facts say about the point; empty if they say nothing. */
  law: readonly Line[]
}

export type Points = {
  missing: readonly MissingPoint[]
  /** All questions, to copy and send; empty if nothing is missing. */
  message: string
}

export type Statement = {
  /** What one hour of work brings, with the overtime that the law adds. */
  hour: Sum | null
  /** Hours of work in a month: '260'. */
  monthHours: string | null
  /** What the offer says. The last row is its total. */
  offer: readonly Row[]
  /** What the law adds. */
  law: readonly Row[]
  /** The total of a month with what the law adds. */
  month: Row | null
  /** Is it enough? */
  enough: readonly Row[]
  /** At the end of the months. */
  end: readonly Row[]
  /** All months with the end. */
  total: Row | null
  /** Null if nobody looked for the points. */
  points: Points | null
  /** Fields that were left open, and what they would add. */
  open: readonly { field: keyof Offer; text: string }[]
}

export type Better = 'a' | 'b' | 'same' | null

export type Comparison = { hour: Better; month: Better; total: Better; lines: readonly Line[] }

export type OfferAnswer = {
  /** ISO 4217; null without a country. */
  currency: string | null
  divisor: Divisor
  /** Which day divisor was used, and whether a fact names it. */
  divisorLine: Line
  /** Set when the country was not answered. */
  open: string | null
  a: Statement
  b: Statement | null
  comparison: Comparison | null
  /** The keys of the facts of all lines, in the order in which they are quoted first. */
  facts: readonly string[]
}
