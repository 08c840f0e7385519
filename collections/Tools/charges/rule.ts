import type { Destination } from '@/collections/Countries/shared/destinations'
import type { AppliesTo } from '@/collections/Tools/shared/rule'
import type { OutcomeKind } from './outcomes'
import type { Asker, Charge, ChargeQuestion, Home } from './shared/question'

/** Any answer, also none. */
export const ANY = '*'
type Pattern<T extends string> = T | readonly T[] | typeof ANY

/** `fact` decides. Without it (null, or deleted by staff) nothing is known. */
export type ChargeRule = {
  when: AppliesTo<ChargeQuestion>
  outcome: OutcomeKind
  fact: string | null
  /** The fact with the limit of the agent's fee, or with the ban abroad, where the outcome needs it. */
  cover: string | null
}

/** A row of the table of charges: home country, destination, who asks, for what, and the answer. */
export const rule = (
  from: Pattern<Home>,
  to: Pattern<Destination>,
  by: Pattern<Asker>,
  charge: Pattern<Charge>,
  outcome: OutcomeKind,
  fact: string | null = null,
  cover: string | null = null,
): ChargeRule => ({ when: whenIn(from, to, by, charge), outcome, fact, cover })

/** Facts that an answer quotes beside the one that decides. They change no verdict. */
export type Around = { when: AppliesTo<ChargeQuestion>; facts: readonly string[] }

/** A row of the table of what is quoted beside an answer. */
export const around = (
  from: Pattern<Home>,
  to: Pattern<Destination>,
  by: Pattern<Asker>,
  charge: Pattern<Charge>,
  ...facts: readonly string[]
): Around => ({ when: whenIn(from, to, by, charge), facts })

/** The columns as conditions. An open question is only in ANY. */
const whenIn = (
  from: Pattern<Home>,
  to: Pattern<Destination>,
  by: Pattern<Asker>,
  charge: Pattern<Charge>,
): AppliesTo<ChargeQuestion> => ({
  ...(from !== ANY && { from: listOf(from) }),
  ...(to !== ANY && { to: listOf(to) }),
  ...(by !== ANY && { by: listOf(by) }),
  ...(charge !== ANY && { for: listOf(charge) }),
})

const listOf = <T extends string>(one: T | readonly T[]): readonly T[] =>
  typeof one === 'string' ? [one] : one

/**
 * More specific rows first: who names home and destination before who names one of them, and what a
 * destination says to whoever asks before what a home country says.
 */
export const specificFirst = <T extends { when: AppliesTo<ChargeQuestion> }>(
  rows: readonly T[],
): T[] => rows.toSorted((a, b) => placeOf(a.when) - placeOf(b.when))

const placeOf = ({ from, to, by }: AppliesTo<ChargeQuestion>): number => {
  if (from && to) return by ? 0 : 1
  if (from && by) return 2
  if (by) return to ? 3 : 4
  return to ? 5 : from ? 6 : 7
}

/** What the cost of recruitment is, when an employer asks for it. */
export const RECRUITMENT = ['service', 'tax', 'interview', 'trade-test', 'ticket'] as const
