import type { Destination } from '@/collections/Countries/shared/destinations'
import { type FactJson, isOverdue } from '@/collections/Facts/shared/fact'
import { type Decision, decide } from '@/collections/Tools/charges/decide'
import { HOME_CURRENCY, minorText } from '@/collections/Tools/charges/shared/money'
import { type Charge, type Home, NO_QUESTION } from '@/collections/Tools/charges/shared/question'
import { DESTINATION_RULES } from '@/collections/Tools/countries/destinations'
import { type Facts, factIn } from '@/collections/Tools/shared/facts'
import type { ChargeRefusalJson } from './shared/json'
import { type ChargeKind, KINDS } from './shared/kinds'
import { splitTaken } from './shared/splitTaken'

/** What the law and the job say of the money of one person. */
export type Terms = {
  home: Home | null
  destination: Destination | null
  /** What the job page says that the candidate pays, in hundredths; null when it says no sum. */
  promiseMinor: number | null
  facts: Facts
}

/** What was taken before, in hundredths, without tax and without what was paid back. */
export type Taken = { insideMinor: number; ofKindMinor: number }

export type Judgement =
  | { ok: true; taxMinor: number; limitMinor: number | null; source: string | null }
  | {
      ok: false
      refusal: ChargeRefusalJson
      /** The tax on the whole sum, and what of sum and tax has to be paid back when it came in anyway. */
      taxMinor: number
      dueMinor: number
    }

/** The law's limit of the fee, or why nothing can be charged at all. */
export type Limit =
  | { minor: number; source: string; currency: string }
  | { forbidden: string; currency: string }

const NO_RULE = 'There is no checked rule on this. Enter the fact with its source first.'

/** The limit of what an office at home may take: the law at home, and the stricter one of the destination. */
export const feeLimit = ({ home, destination, facts }: Terms, now: Date): Limit => {
  if (!home) {
    return {
      ...{ forbidden: 'The home country is not known, so no rule says what may be charged.' },
      currency: 'INR',
    }
  }
  const currency = HOME_CURRENCY[home]
  const bans = destination && DESTINATION_RULES[destination].forbidsAgentFee
  if (bans) {
    const fact = factIn(facts, bans)
    return { forbidden: fact ? `${fact.sentence} (${sourceOf(fact)})` : NO_RULE, currency }
  }
  const { verdict, fact, limit } = deciding(home, destination, 'service', facts)
  if (verdict === 'no' && fact) {
    return { forbidden: `${fact.sentence} (${sourceOf(fact)})`, currency }
  }
  if (!fact || limit?.amount == null || limit.currency !== currency) {
    return { forbidden: NO_RULE, currency }
  }
  if (isOverdue(fact, now)) return { forbidden: lateWords(fact), currency }
  return { minor: limit.amount * 100, source: sourceOf(fact), currency }
}

/**
 * Whether a charge can be issued: by the law of home and destination and by what the job page promised;
 * the lower counts. `netMinor` is without tax. The result says for one that cannot what would have to be
 * paid back if the money came in anyway.
 */
export const judgeCharge = (
  kind: ChargeKind,
  netMinor: number,
  terms: Terms,
  taken: Taken,
  now: Date,
): Judgement => {
  const limit = feeLimit(terms, now)
  if ('forbidden' in limit) return forbid(netMinor, 0, limit.forbidden)
  const { home, promiseMinor } = terms
  if (!home) return forbid(netMinor, 0, NO_RULE)
  const problem = kindProblem(kind, terms, now)
  const isInside = KINDS[kind].side === 'inside'
  const taxMinor = isInside ? taxOn(netMinor, terms) : 0
  if (problem) return forbid(netMinor, taxMinor, problem)
  if (promiseMinor === 0) {
    return forbid(netMinor, taxMinor, 'The job page says that the candidate pays nothing.')
  }
  if (isInside) return judgeInside(netMinor, taxMinor, limit, terms, taken)
  const most = ownLimit(kind, terms)
  if (most !== null && taken.ofKindMinor + netMinor > most) {
    const left = Math.max(0, most - taken.ofKindMinor)
    const text = `It costs ${minorText(most, limit.currency)} at most, and ${minorText(taken.ofKindMinor, limit.currency)} is taken already.`
    return { ok: false, refusal: refusal(text), taxMinor: 0, dueMinor: netMinor - left }
  }
  return { ok: true, taxMinor: 0, limitMinor: null, source: null }
}

const judgeInside = (
  netMinor: number,
  taxMinor: number,
  limit: Extract<Limit, { minor: number }>,
  { promiseMinor }: Terms,
  { insideMinor }: Taken,
): Judgement => {
  const sum = insideMinor + netMinor
  const { most, ...bar } = splitTaken(sum, limit.minor, promiseMinor)
  if (sum <= most) return { ok: true, taxMinor, limitMinor: limit.minor, source: limit.source }
  const words = (minor: number) => minorText(minor, limit.currency)
  const over = netMinor - Math.max(0, most - insideMinor)
  const promised =
    promiseMinor !== null && promiseMinor < limit.minor
      ? ` The job page says ${words(promiseMinor)}${insideMinor >= promiseMinor ? ', and that is paid' : ''}.`
      : ''
  return {
    ok: false,
    refusal: {
      ...refusal(
        `${words(netMinor)} more would make ${words(sum)}. The law allows ${words(limit.minor)} (${limit.source}).${promised}`,
      ),
      bar,
    },
    taxMinor,
    dueMinor: over + Math.round((taxMinor * over) / netMinor),
  }
}

/** Why nothing at all may be taken for a kind; null if something may. */
const kindProblem = (
  kind: ChargeKind,
  { home, destination, facts }: Terms,
  now: Date,
): string | null => {
  const { charge, side, fact: key = null } = KINDS[kind]
  const own = factIn(facts, key)
  const { verdict, kind: outcome, fact } = deciding(home, destination, charge, facts)
  // For a kind without a question in the tool its own fact decides, which is on India only.
  if (charge === null || (charge === 'service' && kind !== 'service')) {
    return home === 'IN' && own ? late(own, now) : NO_RULE
  }
  if (verdict === 'no' && !(side === 'inside' && outcome === 'inside')) {
    return fact ? `${fact.sentence} (${sourceOf(fact)})` : NO_RULE
  }
  if (verdict === 'unknown') return home === 'IN' && own ? late(own, now) : NO_RULE
  return fact && late(fact, now)
}

/** The most that a thing outside the limit costs by a fact; null when no fact says a sum. */
const ownLimit = (kind: ChargeKind, { home, destination, facts }: Terms): number | null => {
  const { limit } = deciding(home, destination, KINDS[kind].charge, facts)
  return limit?.amount == null ? null : limit.amount * 100
}

const taxOn = (netMinor: number, { home, destination, facts }: Terms): number => {
  const { kind, fact } = deciding(home, destination, 'tax', facts)
  return kind === 'onTop' && fact?.amount ? Math.round((netMinor * fact.amount) / 100) : 0
}

/** What the tool "Can I be charged?" says when a registered agent asks. */
const deciding = (
  home: Home | null,
  destination: Destination | null,
  charge: Charge | null,
  facts: Facts,
): Decision =>
  decide({ ...NO_QUESTION, from: home, to: destination, by: 'agent', for: charge }, facts)

const late = (fact: FactJson, now: Date): string | null =>
  isOverdue(fact, now) ? lateWords(fact) : null

const lateWords = ({ label }: FactJson): string =>
  `The fact “${label}” is past its review date. Check it first, then charge.`

const sourceOf = ({ source }: FactJson): string => source.title

const refusal = (text: string): ChargeRefusalJson => ({
  ...{ title: 'This charge cannot be issued', text, bar: null },
})

const forbid = (netMinor: number, taxMinor: number, text: string): Judgement => ({
  ...{ ok: false, refusal: refusal(text), taxMinor, dueMinor: netMinor + taxMinor },
})
