import { DESTINATIONS } from '@/collections/Countries/shared/destinations'
import type { FactJson } from '@/collections/Facts/shared/fact'
import { type Facts, factIn } from '@/collections/Tools/shared/facts'
import { keysOf } from '@/lib/shared/objects'
import { OUTCOMES, type OutcomeKind } from './outcomes'
import { ruleFor } from './rules'
import type { Limit, Verdict } from './shared/answer'
import { isCurrency, sumOf } from './shared/money'
import {
  ASKERS,
  type Charge,
  type ChargeField,
  type ChargeQuestion,
  HOMES,
} from './shared/question'

/** What the rules and the facts say on a question with a charge. */
export type Decision = {
  verdict: Verdict
  /** How the rule decides; null when staff decided by a fact of their own. */
  kind: OutcomeKind | null
  /** The fact that decides; null when no rule or no fact does. */
  fact: FactJson | null
  /** The fact with the limit of the agent's fee, where the outcome rests on it too. */
  cover: FactJson | null
  limit: Limit | null
  /** The words of its row among all charges of the route. */
  short: string
  /** A rule exists, but staff deleted or unpublished its fact. */
  isMissing: boolean
}

/** The decision on a question. Open questions are decided only by rules that hold for any answer. */
export const decide = (question: ChargeQuestion, facts: Facts): Decision => {
  const own = staffFact(question, facts)
  if (own) return ownDecision(own)
  const { outcome, fact: key, cover: coverKey } = ruleFor(question)
  const [fact, cover] = [factIn(facts, key), factIn(facts, coverKey)]
  const isMissing = (key !== null && !fact) || (coverKey !== null && !cover)
  if (isMissing || outcome === 'unknown') {
    return { ...NOTHING, fact: isMissing ? null : fact, short: askWords(question), isMissing }
  }
  const limit = limitOf(outcome, fact, cover)
  const { verdict } = OUTCOMES[outcome]
  const short = OUTCOMES[outcome].short ?? shortWith(outcome, limit, question)
  return { verdict, kind: outcome, fact, cover, limit, short, isMissing }
}

const NOTHING = {
  verdict: 'unknown',
  kind: 'unknown',
  cover: null,
  limit: null,
} as const satisfies Partial<Decision>

/** The open question on which the outcome depends; null if no answer to it makes a rule known. */
export const dependsOn = (question: ChargeQuestion, facts: Facts): RouteField | null => {
  if (decide(question, facts).verdict !== 'unknown') return null
  const open = ROUTE_FIELDS.filter((field) => question[field] === null)
  const alone = open.find((field) => canBeKnown(question, [field], facts))
  return alone ?? (canBeKnown(question, open, facts) ? (open[0] ?? null) : null)
}

// Who asks first: it makes the difference more often than the countries.
const ROUTE_FIELDS = ['by', 'from', 'to'] as const satisfies readonly ChargeField[]
type RouteField = (typeof ROUTE_FIELDS)[number]

/** Whether some answers to these questions make a rule known. */
const canBeKnown = (
  question: ChargeQuestion,
  [field, ...rest]: readonly RouteField[],
  facts: Facts,
): boolean =>
  field
    ? keysOf(CHOICES[field]).some((value) =>
        canBeKnown({ ...question, [field]: value }, rest, facts),
      )
    : decide(question, facts).verdict !== 'unknown'

const CHOICES = { by: ASKERS, from: HOMES, to: DESTINATIONS } as const

const limitOf = (
  outcome: OutcomeKind,
  fact: FactJson | null,
  cover: FactJson | null,
): Limit | null => {
  switch (outcome) {
    case 'limit':
    case 'ownFee':
      return fact && amountIn(fact)
    case 'inside':
      return cover && amountIn(cover)
    case 'notToThem':
    case 'officeOnly':
      return fact && amountIn(fact)
    case 'onTop': {
      const most = cover && amountIn(cover)
      if (!most || most.amount === null || fact?.amount == null) return null
      return sumOf((most.amount * fact.amount) / 100, most.currency)
    }
    default:
      return null
  }
}

const amountIn = ({ amount, unit, value }: FactJson): Limit =>
  amount !== null && isCurrency(unit) ? sumOf(amount, unit) : { amount: null, text: value }

const shortWith = (outcome: OutcomeKind, limit: Limit | null, question: ChargeQuestion): string => {
  if (!limit) return 'Ask first'
  if (outcome !== 'ownFee') return limit.text
  const sum = limit.amount === null ? 'Only' : `${limit.text},`
  return `${sum} to the ${payeeOf(question)}`
}

/** Who takes a fee of the worker's own, within a sentence. */
export const payeeOf = ({ for: charge }: ChargeQuestion): string =>
  (charge && PAYEES[charge]) ?? 'office'

const PAYEES: Partial<Record<Charge, string>> = {
  medical: 'clinic',
  insurance: 'insurer',
  orientation: 'training centre',
}

const askWords = ({ for: charge }: ChargeQuestion): string =>
  (charge && ASK_WORDS[charge]) ?? 'Ask who pays'

const ASK_WORDS: Partial<Record<Charge, string>> = {
  service: 'Ask first',
  ticket: 'Read the offer',
  'ticket-home': 'Read the offer',
  tax: 'Ask for the rule',
  passport: 'Ask for help',
}

/**
 * How staff correct a verdict without a release: a published fact with the key
 * charge.HOME.DESTINATION.ASKER.CHARGE, such as charge.in.sa.agent.service, each of the first three
 * also `any`. Its value begins with No, Only, Yes or Ask, and is the word in the row; its amount is
 * the limit; its sentence, source and `confirm` are shown. The most specific one counts.
 */
export const staffKeys = ({ from, to, by, for: charge }: ChargeQuestion): string[] => {
  if (!charge) return []
  const part = (value: string | null) => (value ? [value.toLowerCase(), 'any'] : ['any'])
  return part(from)
    .flatMap((home) => part(to).map((destination) => [home, destination]))
    .flatMap((route) => part(by).map((asker) => [...route, asker]))
    .sort((a, b) => generality(a) - generality(b))
    .map((scope) => `charge.${scope.join('.')}.${charge}`)
}

const generality = (scope: readonly string[]): number => scope.filter((x) => x === 'any').length

const staffFact = (question: ChargeQuestion, facts: Facts): FactJson | null =>
  staffKeys(question).flatMap((key) => factIn(facts, key) ?? [])[0] ?? null

const ownDecision = (fact: FactJson): Decision => {
  const word = /^[a-z]*/.exec(fact.value.trim().toLowerCase())?.[0] ?? ''
  const verdict = STAFF_WORDS.get(word) ?? 'unknown'
  const hasLimit = verdict === 'limit' || (verdict === 'yes' && fact.amount !== null)
  const limit = hasLimit ? withoutOnly(amountIn(fact)) : null
  return {
    ...{ verdict, fact, limit, kind: null, cover: null },
    short: verdict === 'limit' && limit ? limit.text : fact.value,
    isMissing: false,
  }
}

// The headline puts 'Only' before the text of a limit.
const withoutOnly = (limit: Limit): Limit =>
  limit.amount === null
    ? { ...limit, text: limit.text.replace(/^only\b\s*/i, '') || 'a part' }
    : limit

const STAFF_WORDS: ReadonlyMap<string, Verdict> = new Map([
  ['no', 'no'],
  ['only', 'limit'],
  ['yes', 'yes'],
])
