import type { FactJson } from '@/collections/Facts/shared/fact'
import { type Facts, OUR_OFFICE, quote, whomToAsk } from '@/collections/Tools/shared/facts'
import { askLine } from '@/collections/Tools/shared/line'
import type { Paid, Payer } from '@/collections/Tools/shared/payers'
import { matches } from '@/collections/Tools/shared/rule'
import { type Decision, decide } from '../charges/decide'
import type { OutcomeKind } from '../charges/outcomes'
import { contextOf } from '../charges/rules'
import type { Charge } from '../charges/shared/question'
import { CHARGE_OF, PAY_RULES, type Subject } from './payRules'
import { keyFor, sentenceOf } from './sentences'
import type { Route } from './shared/question'

const NO_CLEAR_RULE = 'We found no clear rule. Ask first, in writing.'

/**
 * Who pays for something. The first rule for this way whose fact is published decides. The fact
 * must still say so: when staff correct it, the answer becomes 'ask' with the new sentence.
 */
export const paidBy = (subject: Subject, route: Route, facts: Facts): Paid => {
  const charge = CHARGE_OF[subject]
  if (charge) return paidAsCharged(charge, subject, route, facts)
  for (const rule of PAY_RULES) {
    if (rule.of !== subject || !matches(rule.when, route)) continue
    if ('say' in rule) return { who: rule.payer, lines: [sentenceOf(rule.say, route, facts)] }
    const key = keyFor(rule.fact, route)
    const [fact, line] = [facts.get(key), quote(facts, key)]
    if (!fact || !line) continue
    if (rule.payer !== 'ask' && says(fact, rule.payer)) return { who: rule.payer, lines: [line] }
    return { who: 'ask', lines: [line, askLine(NO_CLEAR_RULE, fact.confirm)] }
  }
  return { who: 'ask', lines: [askLine(NO_CLEAR_RULE, askedFor(subject, route, facts))] }
}

/** Who pays by the kind of an answer of "Can I be charged this?". */
const PAYER_OF: Record<OutcomeKind, Payer> = {
  employer: 'employer',
  banned: 'employer',
  notSold: 'employer',
  notRegistered: 'ask',
  notTheirs: 'free',
  notToThem: 'you',
  officeOnly: 'you',
  free: 'free',
  notNeeded: 'free',
  limit: 'you',
  inside: 'in the limit',
  onTop: 'you',
  ownFee: 'you',
  ownCost: 'you',
  unknown: 'ask',
}

const paidAsCharged = (charge: Charge, subject: Subject, route: Route, facts: Facts): Paid => {
  const asked = { from: route.home, to: route.destination, for: charge, sum: null }
  const owed = decide({ ...asked, by: 'unsure' }, facts)
  const decision = owed.kind === 'unknown' ? decide({ ...asked, by: 'agent' }, facts) : owed
  const who = payerOf(decision)
  const { fact, cover } = decision
  if (who !== 'ask') {
    const keys = [...new Set([fact, cover].flatMap((each) => each?.key ?? []))]
    const [first] = keys
    // What surrounds a rule of the employer, such as all fees of the permit, is read on request.
    const around = contextOf({ ...asked, by: 'unsure' }).filter((key) => key !== first)
    return { who, lines: [...keys, ...around].flatMap((key) => quote(facts, key) ?? []) }
  }
  const known = [...(fact ? [fact.key] : []), ...contextOf({ ...asked, by: 'agent' })]
  return {
    who,
    lines: [
      ...known.slice(0, 2).flatMap((key) => quote(facts, key) ?? []),
      askLine(NO_CLEAR_RULE, fact?.confirm ?? askedFor(subject, route, facts)),
    ],
  }
}

const payerOf = ({ kind, fact, cover, verdict }: Decision): Payer => {
  // Staff decided by a fact of their own, which says no more than the verdict.
  if (kind === null) return verdict === 'limit' || verdict === 'yes' ? 'you' : 'ask'
  const payer = PAYER_OF[kind]
  // A limit that holds all costs, the agent's fee included, has a sum for a value.
  if (!fact || kind === 'notNeeded' || fact === cover) return payer
  return payer === 'ask' || says(fact, payer) ? payer : 'ask'
}

/** What an office of the country of the job can answer, and what one of the home country can. */
const OF_DESTINATION: readonly Subject[] = ['recruitment', 'visa', 'arrival']
const OF_HOME: readonly Subject[] = ['insurance', 'clearance', 'orientation']

const askedFor = (subject: Subject, route: Route, facts: Facts): string => {
  const key =
    (OF_DESTINATION.includes(subject) && '{to}.hours.week') ||
    (OF_HOME.includes(subject) && '{home}.law')
  return key ? whomToAsk(facts, keyFor(key, route)) : OUR_OFFICE
}

const says = ({ value, amount }: FactJson, payer: Exclude<Payer, 'ask'>): boolean => {
  if (payer === 'employer') return /^((usually )?the (new )?employer|banned|nobody)\b/i.test(value)
  if (payer === 'in the limit') return /^inside the limit/i.test(value)
  if (payer === 'free') return amount === 0 || /^free\b/i.test(value)
  return amount !== null || /\bworker\b/i.test(value)
}
