import type { Verdict } from './shared/answer'

/** What a rule says. `short` is its word in the row of a route; null where it needs the sum. */
export const OUTCOMES = {
  /** The employer pays, whoever asks. */
  employer: { verdict: 'no', short: 'No, employer' },
  /** It costs nothing. */
  free: { verdict: 'no', short: 'No, free' },
  /** This route does not ask for it. */
  notNeeded: { verdict: 'no', short: 'No, not needed' },
  /** Who asks may not recruit. */
  notRegistered: { verdict: 'no', short: 'No' },
  /** Who asks may not have the thing that they sell. */
  notTheirs: { verdict: 'no', short: 'No' },
  /** Nobody but the office that gives it may take money for it. */
  notSold: { verdict: 'no', short: 'No' },
  /** The law forbids the charge. */
  banned: { verdict: 'no', short: 'No, banned' },
  /** The worker owes it to an office or a registered agent, and this is neither. */
  notToThem: { verdict: 'no', short: 'Not to them' },
  /** The worker owes it to an office alone, and who asks is not the office. */
  officeOnly: { verdict: 'no', short: 'Not to them' },
  /** Up to the amount of the fact. */
  limit: { verdict: 'limit', short: null },
  /** Already paid with the agent's fee, whose limit is the second fact. */
  inside: { verdict: 'no', short: 'No, not on top' },
  /** A share (first fact) on top of the agent's fee (second fact). */
  onTop: { verdict: 'yes', short: 'Yes, on top' },
  /**
   * A fee of the home country's own office, with the amount of the fact. It is the answer only while
   * nobody knows who asks, so it is no plain Yes.
   */
  ownFee: { verdict: 'limit', short: null },
  /** A paper or test of the worker's own, at its real cost. */
  ownCost: { verdict: 'yes', short: 'Yes, at cost' },
  unknown: { verdict: 'unknown', short: null },
} as const satisfies Record<string, { verdict: Verdict; short: string | null }>
export type OutcomeKind = keyof typeof OUTCOMES
