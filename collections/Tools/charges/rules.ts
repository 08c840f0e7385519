import { DESTINATION_RULES } from '@/collections/Tools/countries/destinations'
import { HOME_RULES } from '@/collections/Tools/countries/homes'
import { matches } from '@/collections/Tools/shared/rule'
import type { OutcomeKind } from './outcomes'
import { ANY, around, type ChargeRule, rule, specificFirst } from './rule'
import type { Asker, ChargeQuestion } from './shared/question'

const COUNTRIES = [...Object.values(DESTINATION_RULES), ...Object.values(HOME_RULES)]

/**
 * Which fact decides which charge, if the office, the registered agent or the employer asks. The first
 * rule for the question decides alone; the last one is for every question.
 */
export const RULES: readonly ChargeRule[] = specificFirst([
  ...COUNTRIES.flatMap(({ charges }) => charges),
  // Somebody else sells a visa, wherever it is for.
  rule(ANY, ANY, 'other', ['visa', 'permit'], 'notSold', 'general.visa.sold'),
  // Whoever asks, on every way.
  rule(ANY, ANY, ANY, 'passport', 'notTheirs', 'general.passport.own'),
  // Nothing is known.
  rule(ANY, ANY, ANY, ANY, 'unknown'),
])

const AROUND = specificFirst([
  ...COUNTRIES.flatMap((country) => country.around),
  around(ANY, ANY, 'other', ['visa', 'permit'], 'general.free-visa'),
])

/** The keys of the facts to quote beside the one that decides, each once. They change no verdict. */
export const contextOf = (question: ChargeQuestion): string[] => [
  ...new Set(AROUND.filter(({ when }) => matches(when, question)).flatMap(({ facts }) => facts)),
]

/** The rule that decides a question. */
export const ruleFor = (question: ChargeQuestion): ChargeRule => {
  const found = firstFor(question)
  if (isPaidTo(found.outcome, question.by)) return found
  return { ...found, outcome: found.outcome === 'ownFee' ? 'officeOnly' : 'notToThem' }
}

const firstFor = (question: ChargeQuestion): ChargeRule => {
  const found = RULES.find((each) => matches(each.when, question)) ?? UNKNOWN
  if (found.outcome !== 'unknown' || question.by !== 'other') return found
  // What a registered agent may take is what a stranger may not.
  const asAgent = RULES.find((each) => matches(each.when, { ...question, by: 'agent' })) ?? UNKNOWN
  return asAgent.outcome === 'unknown' ? found : asAgent
}

/** Whether who asks may take what a worker owes; nobody may take what a worker does not owe. */
const isPaidTo = (outcome: OutcomeKind, by: Asker | null): boolean => {
  if (by === null || by === 'unsure') return true
  if (outcome === 'ownFee') return false
  if (by === 'agent') return true
  return !['limit', 'inside', 'onTop', 'ownCost'].includes(outcome)
}

const UNKNOWN = rule(ANY, ANY, ANY, ANY, 'unknown')
