import type { Facts } from '@/collections/Tools/shared/facts'
import { keysOf } from '@/lib/shared/objects'
import { type Decision, decide } from './decide'
import type { ChargeCase, ChargeRow, Verdict } from './shared/answer'
import {
  ASKERS,
  type Asker,
  CHARGES,
  type Charge,
  type ChargeQuestion,
  questionHref,
} from './shared/question'

/**
 * Every charge of the route: the charge of the question first, then those with its verdict. Where
 * nothing is known about who asks, a row says what holds for an agent, then for an employer.
 */
export const rowsOf = (question: ChargeQuestion, facts: Facts): ChargeRow[] => {
  if (!question.from && !question.to) return []
  const rows = keysOf(CHARGES).map((charge) => rowOf({ ...question, for: charge }, question, facts))
  const asked = rows.find(({ isAsked }) => isAsked)?.verdict
  const order = [...(asked ? [asked] : []), ...ORDER]
  return rows.sort(
    (a, b) =>
      Number(b.isAsked) - Number(a.isAsked) || order.indexOf(a.verdict) - order.indexOf(b.verdict),
  )
}

const ORDER: readonly Verdict[] = ['no', 'limit', 'yes', 'unknown']

const rowOf = (
  row: ChargeQuestion & { for: Charge },
  question: ChargeQuestion,
  facts: Facts,
): ChargeRow => {
  const isAsked = row.for === question.for
  const askers: (Asker | null)[] = isAsked ? [row.by] : [row.by, 'agent', 'employer']
  const all = askers.map((by) => ({ by, decision: decide({ ...row, by }, facts) }))
  const known = all.find(({ decision }) => decision.verdict !== 'unknown') ?? all[0]
  const { by, decision } = known ?? { by: row.by, decision: decide(row, facts) }
  return {
    charge: row.for,
    label: CHARGES[row.for].label,
    by,
    verdict: decision.verdict,
    short: decision.short,
    href: questionHref({ ...row, by, sum: isAsked ? row.sum : null }),
    facts: factsOf(decision),
    isAsked,
  }
}

/** The cases by who asks, where that is open or not known and makes a difference; else none. */
export const casesOf = (question: ChargeQuestion, facts: Facts): ChargeCase[] => {
  if (!question.for || (question.by !== null && question.by !== 'unsure')) return []
  const cases = (['agent', 'employer', 'other'] as const).map((by) => {
    const decision = decide({ ...question, by }, facts)
    const { verdict, short } = decision
    const href = questionHref({ ...question, by })
    return { label: ASKERS[by].label, verdict, short, href, facts: factsOf(decision) }
  })
  return new Set(cases.map(({ short }) => short)).size > 1 ? cases : []
}

/** The keys of the facts that a decision rests on. */
export const factsOf = ({ fact, cover }: Decision): string[] =>
  [fact, cover].flatMap((each) => (each ? [each.key] : []))
