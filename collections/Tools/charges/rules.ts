import type { Destination } from '@/collections/Countries/shared/destinations'
import type { Verdict } from './shared/answer'
import type { Asker, Charge, ChargeQuestion, Home } from './shared/question'

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
  /** Up to the amount of the fact. */
  limit: { verdict: 'limit', short: null },
  /** Already paid with the agent's fee, whose limit is the second fact. */
  inside: { verdict: 'limit', short: null },
  /** A share (first fact) on top of the agent's fee (second fact). */
  onTop: { verdict: 'yes', short: 'Yes, on top' },
  /** A fee of the home country's own office, with the amount of the fact. */
  ownFee: { verdict: 'yes', short: null },
  unknown: { verdict: 'unknown', short: null },
} as const satisfies Record<string, { verdict: Verdict; short: string | null }>
export type OutcomeKind = keyof typeof OUTCOMES

/** Any answer, also none. */
export const ANY = '*'
export type Pattern<T extends string> = T | readonly T[] | typeof ANY

/** Which questions a row of a table is about. */
export type Scope = {
  from: Pattern<Home>
  to: Pattern<Destination>
  by: Pattern<Asker>
  for: Pattern<Charge>
}

/** Whether a question is in the scope. An open question is only in ANY. */
export const inScope = (scope: Scope, question: ChargeQuestion): boolean =>
  matches(scope.from, question.from) &&
  matches(scope.to, question.to) &&
  matches(scope.by, question.by) &&
  matches(scope.for, question.for)

const matches = <T extends string>(pattern: Pattern<T>, value: T | null): boolean => {
  if (pattern === ANY) return true
  if (value === null) return false
  return typeof pattern === 'string' ? pattern === value : pattern.includes(value)
}

/** `fact` decides. Without it (null, or deleted by staff) nothing is known. */
export type ChargeRule = Scope & {
  outcome: OutcomeKind
  fact: string | null
  /** The fact with the limit of the agent's fee, where the outcome needs it. */
  cover: string | null
}

const rule = (
  from: Scope['from'],
  to: Scope['to'],
  by: Scope['by'],
  charge: Scope['for'],
  outcome: OutcomeKind,
  fact: string | null = null,
  cover: string | null = null,
): ChargeRule => ({ from, to, by, for: charge, outcome, fact, cover })

/** Where Nepal's rule 'free visa, free ticket' holds. */
export const NEPAL_RULE = ['AE', 'SA', 'OM', 'QA', 'BH', 'KW', 'MY'] as const

/** The limit of an Indian agent's fee. */
export const CAP = 'in.fees.service-charge'

/**
 * Which fact decides which charge. The first rule whose scope holds the question decides alone; the
 * last one holds every question. More specific rules stand before general ones.
 */
export const RULES: readonly ChargeRule[] = [
  // Both countries are named.
  rule('IN', 'QA', ANY, 'medical', 'employer', 'qa.fees.medical'),
  rule('IN', 'SG', ANY, 'clearance', 'notNeeded', 'in.ecr.singapore'),
  rule('NP', NEPAL_RULE, 'agent', 'service', 'limit', 'np.fees.agency'),
  rule('NP', NEPAL_RULE, ANY, 'visa', 'employer', 'np.fees.visa'),
  rule('NP', NEPAL_RULE, ANY, 'ticket', 'employer', 'np.fees.ticket'),
  // The agent, or somebody else, at home.
  rule('IN', ANY, 'agent', 'service', 'limit', CAP),
  rule('IN', ANY, 'agent', 'trade-test', 'inside', 'in.fees.trade-test', CAP),
  rule('IN', ANY, 'agent', 'certificates', 'inside', 'in.fees.attestation', CAP),
  rule('IN', ANY, 'agent', 'interview', 'inside', 'in.fees.interview-travel', CAP),
  rule('IN', ANY, 'agent', 'tax', 'onTop', 'in.fees.gst', CAP),
  rule('IN', ANY, 'other', 'service', 'notRegistered', 'in.registration.duty'),
  // The employer abroad.
  rule(ANY, 'AE', 'employer', 'service', 'employer', 'ae.fees.recruitment'),
  rule(ANY, 'AE', 'employer', 'medical', 'employer', 'ae.fees.medical'),
  rule(ANY, 'AE', 'employer', 'passport', 'notTheirs', 'ae.passport'),
  rule(ANY, 'SA', 'employer', 'service', 'employer', 'sa.fees.recruitment'),
  rule(ANY, 'BH', 'employer', 'insurance', 'employer', 'bh.fees.permit'),
  rule(ANY, 'BH', 'employer', 'passport', 'notTheirs', 'bh.passport'),
  rule(ANY, 'KW', 'employer', 'service', 'unknown', 'kw.fees.recruitment'),
  rule(ANY, 'KW', 'employer', 'passport', 'notTheirs', 'kw.passport'),
  rule(ANY, 'MY', 'employer', 'service', 'unknown', 'my.fees.recruitment'),
  // Whoever asks: the law abroad.
  rule(ANY, 'AE', ANY, ['visa', 'permit'], 'employer', 'ae.fees.visa'),
  rule(ANY, 'SA', ANY, 'permit', 'employer', 'sa.fees.permit'),
  rule(ANY, 'SA', ANY, 'ticket-home', 'employer', 'sa.fees.ticket-home'),
  rule(ANY, 'BH', ANY, 'permit', 'employer', 'bh.fees.ban'),
  rule(ANY, 'MY', ANY, 'passport', 'notTheirs', 'my.passport'),
  // Whoever asks: the rules at home.
  rule('IN', ANY, ANY, 'orientation', 'free', 'in.fees.pdot'),
  rule('NP', ANY, ANY, 'clearance', 'ownFee', 'np.fees.welfare'),
  rule('LK', ANY, ANY, 'clearance', 'ownFee', 'lk.fees.registration'),
  // Nothing is known.
  rule(ANY, ANY, ANY, ANY, 'unknown'),
]

/** The rule that decides a question. */
export const ruleFor = (question: ChargeQuestion): ChargeRule =>
  RULES.find((each) => inScope(each, question)) ?? UNKNOWN

const UNKNOWN = rule(ANY, ANY, ANY, ANY, 'unknown')
