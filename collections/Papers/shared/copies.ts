import type { PaperKind } from './papers'

/** Why a copy is asked for: closed, so that each can be said in the candidate's language. */
export const REASONS = {
  first: 'We have none yet',
  unreadable: 'The last one cannot be read',
  pages: 'A page is missing in the last one',
  newer: 'There is a newer paper',
} as const

export type CopyReason = keyof typeof REASONS

/** How long a copy can be sent after it was asked for, with the first day. */
export const SEND_DAYS = 14
/** Copies that are asked for at one time of one person. */
export const MOST_ASKED = 5
/** Copies of one person, with those that are asked for. */
export const MOST_COPIES = 20
/**
 * Copies go so many days after the departure, after the end of the way, after the last change of
 * stage of somebody who is not selected any more; and requests so long after their last day.
 */
export const COPY_KEPT_DAYS = 30

export type CopyState = 'asked' | 'expired' | 'received'

type Dated = { received_at?: string | null; expires_on: string }

/** The state on a day ('YYYY-MM-DD'); a copy can be sent on the last day. */
export const copyState = ({ received_at, expires_on }: Dated, today: string): CopyState => {
  if (received_at) return 'received'
  return expires_on < today ? 'expired' : 'asked'
}

/** A copy as the office sees it. */
export type CopyJson = {
  id: number
  kind: PaperKind
  reason: CopyReason
  state: CopyState
  /** ISO. */
  asked_at: string
  /** 'YYYY-MM-DD'. */
  expires_on: string
  /** ISO; null until it is there. */
  received_at: string | null
  type: string | null
  size: number | null
  is_seen: boolean
}

/** A copy as the candidate sees it, in the language of the page. */
export type CandidateCopy = {
  id: number
  state: CopyState
  /** 'Passport'. */
  paper: string
  /** Why it is asked for; empty once it is there. */
  why: string
  /** The last day to send it, or the day on which it came. */
  day: string
  /** When it came, and its size; once it is there. */
  stored?: string
}
