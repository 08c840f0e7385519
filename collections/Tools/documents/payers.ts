import type { FactJson } from '@/collections/Facts/shared/fact'
import { askLine, type Facts, OUR_OFFICE, quote, whomToAsk } from './evidence'
import { PAY_RULES, type Subject } from './payRules'
import type { Paid, Payer } from './shared/line'
import type { Route } from './shared/question'
import { keyFor, matches, speak } from './speak'

const NO_CLEAR_RULE = 'We found no clear rule. Ask first, in writing.'

/**
 * Who pays for something. The first rule for this way whose fact is published decides. The fact
 * must still say so: when staff correct it, the answer becomes 'ask' with the new sentence.
 */
export const paidBy = (subject: Subject, route: Route, facts: Facts): Paid => {
  for (const rule of PAY_RULES) {
    if (rule.of !== subject || !matches(rule.when, route)) continue
    if ('say' in rule) return { who: rule.payer, lines: [speak(rule.say, route, facts)] }
    const keys = [rule.fact, ...(rule.also ?? [])].map((key) => keyFor(key, route))
    const fact = facts.get(keys[0] ?? '')
    if (!fact) continue
    const lines = keys.flatMap((key) => quote(facts, key) ?? [])
    if (rule.but) lines.push(askLine(rule.but, fact.confirm))
    if (rule.payer !== 'ask' && says(fact, rule.payer)) return { who: rule.payer, lines }
    return { who: 'ask', lines: [...lines, askLine(NO_CLEAR_RULE, fact.confirm)] }
  }
  return { who: 'ask', lines: [askLine(NO_CLEAR_RULE, askedFor(subject, route, facts))] }
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

const says = ({ value, sentence, amount }: FactJson, payer: Exclude<Payer, 'ask'>): boolean => {
  if (payer === 'employer') return /^(usually )?the (new )?employer\b/i.test(value)
  if (payer === 'in the limit') return /^inside the limit/i.test(value)
  if (payer === 'free') return amount === 0 || /^free\b/i.test(value)
  return /\bworkers?\b.*\bpays?\b/i.test(sentence)
}
