import { type FactJson, isFactCountry } from '@/collections/Facts/shared/fact'
import type { Line } from './shared/line'

/** The published facts by key. */
export type Facts = ReadonlyMap<string, FactJson>

/** Asked where the answer is the agency's own, or where nothing better is known. */
export const OUR_OFFICE = 'Our office'

/** What stands in the place of a fact that was never checked, was deleted or is not published. */
export const NO_RULE = 'We have no checked rule here.'

/** The sentence of a fact, or its value alone; null if there is no such fact. */
export const quote = (
  facts: Facts,
  key: string,
  show: 'sentence' | 'value' = 'sentence',
): Line | null => {
  const fact = facts.get(key)
  return fact ? { text: capitalized(fact[show]), facts: [key], ask: null } : null
}

/** A sentence of our own, without a fact. */
export const askLine = (text: string, who: string): Line => ({ text, facts: [], ask: who })

/** The fact's sentence, or the sentence that says that we have none and whom to ask. */
export const quoteOrAsk = (facts: Facts, key: string, or: string = NO_RULE): Line =>
  quote(facts, key) ?? askLine(or, whomToAsk(facts, key))

/**
 * Whom a fact names to confirm it. If it is gone: whom the nearest facts name, by the parts that
 * the keys have in common, then the office that most facts of the country name.
 */
export const whomToAsk = (facts: Facts, key: string): string => {
  const exact = facts.get(key)?.confirm
  if (exact) return exact
  const parts = key.split('.')
  for (let common = parts.length - 1; common >= 2; common--) {
    const start = `${parts.slice(0, common).join('.')}.`
    for (const [near, { confirm }] of facts) if (near.startsWith(start)) return confirm
  }
  return usualOffice(facts, parts[0] ?? '')
}

/** The keys of the facts that lines quote, in the order in which they are quoted first. */
export const factsIn = (lines: readonly Line[]): string[] => [
  ...new Set(lines.flatMap(({ facts }) => facts)),
]

const usualOffice = (facts: Facts, country: string): string => {
  if (!isFactCountry(country.toUpperCase())) return OUR_OFFICE
  const times = new Map<string, number>()
  for (const [key, { confirm }] of facts) {
    if (key.startsWith(`${country}.`)) times.set(confirm, (times.get(confirm) ?? 0) + 1)
  }
  const [first] = [...times].sort(([, a], [, b]) => b - a)
  return first?.[0] ?? OUR_OFFICE
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
