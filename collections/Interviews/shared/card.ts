import type { Destination } from '@/collections/Countries/shared/destinations'
import type { Bring, Kind, SeatAnswer } from './keys'

/**
 * Whether a candidate can still answer: `open`; or not, because the last day for answers is over, the
 * day was called off, the candidate is at the door already, or was written down as not there.
 */
export type CardState = 'open' | 'late' | 'calledOff' | 'door' | 'noShow'

/** A place on a day that is not over. */
export type Card = {
  seat: number
  /** The number in the hall. */
  number: number
  state: CardState
  kind: Kind
  /** 'YYYY-MM-DD' and 'HH:MM' in Mumbai. */
  day: string
  time: string
  job: string
  company: string
  country: Destination | null
  place: string
  address: string
  mapUrl: string
  bring: Bring[]
  /** As the office wrote it. */
  note: string
  answer: SeatAnswer
  answeredAt: string | null
  answerUntil: string
}

/** An hour of a day of the same job. `to` is what the form sends; `free` is how many places are left. */
export type OtherTime = { to: string; day: string; time: string; free: number }

/** What the page behind the link of an invitation shows. */
export type CardView =
  /** The link opens nothing any more. */
  | { state: 'ended' }
  /** No interview is planned, or all days are over. */
  | { state: 'none' | 'over'; token: string }
  | {
      state: 'cards'
      token: string
      name: string
      reference: string
      /** The nearest first. */
      cards: Card[]
      /** The card that the candidate wants to change. */
      asked: { seat: number; ask: Ask; times: OtherTime[] } | null
    }

/** What the page asks: which other time, or the three answers again. */
export const ASKS = ['move', 'change'] as const

export type Ask = (typeof ASKS)[number]

export const isAsk = (value: unknown): value is Ask => ASKS.some((ask) => ask === value)
