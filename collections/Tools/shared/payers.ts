import type { Line } from './line'

/** Who pays for a paper or a step, with the words beside the mark. */
export const PAYERS = {
  employer: 'The employer pays',
  you: 'You pay',
  'in the limit': 'No extra cost',
  free: 'Free',
  ask: 'Ask who pays',
} as const

export type Payer = keyof typeof PAYERS

/** Who pays, and the sentences that it rests on. */
export type Paid = { who: Payer; lines: readonly Line[] }
