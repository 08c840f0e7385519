import type { Given, Question, Round } from './questions'

/** A round of questions as staff see it. Days are 'YYYY-MM-DD' in Mumbai. */
export type RoundJson = {
  round: Round
  state: 'to come' | 'open' | 'closed'
  /** The first and the last day on which it can be answered. */
  from: string
  until: string
  /** The day of the mail; null when none was written. */
  asked_on: string | null
  answered_on: string | null
  given: Given | null
  bad: Question[]
  /** When the office dealt with a bad answer, and who: null when the account is gone. */
  handled: { on: string; by: string | null } | null
}

/** What somebody who flew was asked and answered. */
export type QuestionsJson = {
  rounds: RoundJson[]
  /** What staff can send by WhatsApp to somebody who has not answered; null when nobody has to be reminded. */
  byWhatsApp: {
    /** The number with the country code, without a plus; null when there is none that can exist. */
    digits: string | null
    greeting: string
    text: string
    hasOptedOut: boolean
    hasAgreed: boolean
  } | null
}
