import { type FactJson, isFactCountry } from '@/collections/Facts/shared/fact'
import { askLine, type Line } from './line'

/** The published facts by key, as the tools read them. */
export type Facts = ReadonlyMap<string, FactJson>

/** Asked where the answer is the agency's own, or where nothing better is known. */
export const OUR_OFFICE = 'Our office'

/** What stands in the place of a fact that was never checked, was deleted or is not published. */
export const NO_RULE = 'We have no checked rule here.'

/** The fact with this key; null when there is no key, or when it was deleted or unpublished. */
export const factIn = (facts: Facts, key: string | null): FactJson | null =>
  key === null ? null : (facts.get(key) ?? null)

/** The sentence of a fact as staff wrote it, or its value alone; null when the fact is absent. */
export const quote = (
  facts: Facts,
  key: string | null,
  show: 'sentence' | 'value' = 'sentence',
): Line | null => {
  const fact = factIn(facts, key)
  if (!fact) return null
  const text = show === 'value' ? fact.value : asSentence(fact.sentence)
  return { text: capitalized(text), facts: [fact.key], ask: null }
}

/** The sentences of those facts that are present, each once. */
export const quotes = (facts: Facts, keys: readonly string[]): Line[] =>
  [...new Set(keys)].flatMap((key) => quote(facts, key) ?? [])

/** The fact's sentence, or the sentence that says that we have none and whom to ask. */
export const quoteOrAsk = (facts: Facts, key: string, or: string = NO_RULE): Line =>
  quote(facts, key) ?? askLine(or, whomToAsk(facts, key))

/**
 * Several facts as few sentences, those with one value together: 'Trade test, medical test: free.'
 * The words are those of the facts, so that a correction by staff regroups them.
 */
export const grouped = (facts: Facts, keys: readonly string[]): Line[] => {
  const groups = new Map<string, FactJson[]>()
  for (const key of keys) {
    const fact = factIn(facts, key)
    if (fact) groups.set(fact.value, [...(groups.get(fact.value) ?? []), fact])
  }
  return [...groups].map(([value, same]) => ({
    text: `${same.map(({ label }, i) => (i ? uncapitalised(label) : label)).join(', ')}: ${value}.`,
    facts: same.map(({ key }) => key),
    ask: null,
  }))
}

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

const usualOffice = (facts: Facts, country: string): string => {
  if (!isFactCountry(country.toUpperCase())) return OUR_OFFICE
  const times = new Map<string, number>()
  for (const [key, { confirm }] of facts) {
    if (key.startsWith(`${country}.`)) times.set(confirm, (times.get(confirm) ?? 0) + 1)
  }
  const [first] = [...times].sort(([, a], [, b]) => b - a)
  return first?.[0] ?? OUR_OFFICE
}

/** The part of a text before a parenthesis: 'MoHRE' of 'MoHRE (mohre.gov.ae)'. */
export const nameIn = (text: string): string => text.replace(/\s*\(.*$/, '').trim() || text.trim()

const asSentence = (text: string): string =>
  /[.!?]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const uncapitalised = (label: string): string =>
  /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
