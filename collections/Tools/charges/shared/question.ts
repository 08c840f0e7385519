import {
  DESTINATIONS,
  type Destination,
  destinationInText,
  SOURCE_COUNTRIES,
} from '@/collections/Countries/shared/destinations'
import { keysOf } from '@/lib/shared/objects'
import { paths } from '@/lib/shared/paths'
import { HOME_CURRENCY, readSum, sumOf } from './money'

/** Where the candidate comes from. */
export const HOMES = SOURCE_COUNTRIES
export type Home = keyof typeof HOMES

/** Who asks for the money: the label of the choice, and the start of a sentence. */
export const ASKERS = {
  agent: { label: 'The agent', inText: 'The agent' },
  employer: { label: 'The employer', inText: 'The employer' },
  other: { label: 'Somebody else', inText: 'Somebody else' },
  /** The candidate does not know who asks. This is an answer; null is none. */
  unsure: { label: 'I do not know', inText: 'Somebody' },
} as const
export type Asker = keyof typeof ASKERS

/**
 * What the money is for. `label` is the choice and the row of a route, `inText` ends a sentence after
 * 'for'. The form shows those with `isMore` after a tap.
 */
export const CHARGES = {
  service: { label: 'Agent’s service', inText: 'the agent’s service' },
  visa: { label: 'Visa', inText: 'the visa' },
  permit: { label: 'Work permit', inText: 'the work permit' },
  medical: { label: 'Medical test', inText: 'the medical test' },
  'trade-test': { label: 'Trade test', inText: 'the trade test' },
  ticket: { label: 'Air ticket', inText: 'the air ticket' },
  certificates: { label: 'Certificates', inText: 'the certificates' },
  insurance: { label: 'Insurance', inText: 'the insurance' },
  orientation: { label: 'Orientation day', inText: 'the orientation day' },
  interview: {
    label: 'Travel to the interview',
    inText: 'the travel to the interview',
    isMore: true,
  },
  tax: {
    label: 'Tax on the agent’s fee',
    inText: 'the tax on the agent’s fee',
    isMore: true,
  },
  clearance: {
    label: 'Permission to leave for work',
    inText: 'the permission to leave for work',
    isMore: true,
  },
  'ticket-home': {
    label: 'Ticket home at the end',
    inText: 'the ticket home',
    isMore: true,
  },
  passport: {
    label: 'Giving my passport back',
    inText: 'giving the passport back',
    isMore: true,
  },
} as const satisfies Record<string, { label: string; inText: string; isMore?: boolean }>
export type Charge = keyof typeof CHARGES

/** The answers of the form; null where a question is not answered. */
export type ChargeQuestion = {
  from: Home | null
  to: Destination | null
  by: Asker | null
  for: Charge | null
  /** The sum asked, in whole units of the home country's currency. */
  sum: number | null
}

export type ChargeField = keyof ChargeQuestion

/** The questions that have choices. */
export const LABELS = {
  from: 'Where do you come from?',
  to: 'Where is the job?',
  by: 'Who asks for the money?',
  for: 'What is the money for?',
} as const

export const NO_QUESTION: ChargeQuestion = { from: null, to: null, by: null, for: null, sum: null }

/** The question of an address. Unknown, forged and unreadable values count as not answered. */
export const readQuestion = (query: URLSearchParams): ChargeQuestion => ({
  from: choiceIn(HOMES, query.get('from')),
  to: choiceIn(DESTINATIONS, query.get('to')),
  by: choiceIn(ASKERS, query.get('by')),
  for: choiceIn(CHARGES, query.get('for')),
  sum: readSum(query.get('sum')),
})

const choiceIn = <T extends object>(
  table: T,
  value: string | null,
): Extract<keyof T, string> | null => keysOf(table).find((key) => key === value) ?? null

/** The address of an answer, keys in a fixed order: one address for each question. */
export const questionHref = (question: ChargeQuestion): string => {
  const query = new URLSearchParams()
  for (const field of keysOf(NO_QUESTION)) {
    const value = question[field]
    if (value !== null) query.set(field, String(value))
  }
  const text = query.toString()
  return text ? `${paths.canIBeCharged}?${text}` : paths.canIBeCharged
}

/** The answers given as they stand in the sentence that repeats the question; null without one. */
export const askedWords = (question: ChargeQuestion) => {
  const { from, to, by } = question
  return {
    from: from && (from === 'PH' ? 'the Philippines' : HOMES[from]),
    to: to && destinationInText(to),
    by: by ? ASKERS[by].inText : 'Somebody',
    sum: askedSum(question)?.text ?? null,
    for: question.for ? CHARGES[question.for].inText : 'a job',
  }
}

/** The sum asked with its currency; null without a sum or a home country. */
export const askedSum = ({ from, sum }: ChargeQuestion) =>
  from && sum !== null ? sumOf(sum, HOME_CURRENCY[from]) : null
