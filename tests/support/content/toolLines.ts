import { DESTINATIONS, SOURCE_COUNTRIES } from '@/collections/Countries/shared/destinations'
import { type FactJson, factJson } from '@/collections/Facts/shared/fact'
import { PASSPORTS, type Route } from '@/collections/Tools/documents/shared/question'
import { TRADE_NAMES } from '@/collections/Tools/documents/shared/trades'
import type { Facts } from '@/collections/Tools/shared/facts'
import type { Line } from '@/collections/Tools/shared/line'
import { keysOf } from '@/lib/shared/objects'
import type { Fact } from '@/payload-types'
import { SEED_FACTS } from '@/seed/data/facts'
import { TOOL_FACTS } from '@/seed/data/facts/tools'

/** The seeded facts by key, as the tools read them. */
export const FACTS: Facts = new Map(
  [...SEED_FACTS, ...TOOL_FACTS].map((fact) => [
    fact.key,
    // A seeded fact is a stored one without its id and times, which factJson does not read.
    factJson({ ...fact, country: fact.country || null } as Fact),
  ]),
)

/** The facts without those whose keys begin so. */
export const without = (...starts: string[]): Facts =>
  new Map([...FACTS].filter(([key]) => !starts.some((start) => key.startsWith(start))))

/** The facts after staff changed one, or added it. */
export const withFact = (key: string, change: Partial<FactJson>): Facts => {
  const fact = FACTS.get(key) ?? FACTS.get('ae.hours.day')
  return fact ? new Map([...FACTS, [key, { ...fact, key, ...change }]]) : FACTS
}

const answers = <T extends object>(table: T) => [...keysOf(table), null]

/** Every way from a home country to a job, and every way with open questions. */
export const ROUTES: readonly Route[] = answers(SOURCE_COUNTRIES).flatMap((home) =>
  answers(PASSPORTS).flatMap((passport) =>
    answers(DESTINATIONS).flatMap((destination) =>
      [...TRADE_NAMES, null].map((trade) => ({ home, passport, destination, trade })),
    ),
  ),
)

const MOST_WORDS = 15

/**
 * What is wrong with a line, or null. It must say something in words, and rest on facts that exist
 * or name whom to ask. Our own sentences have at most 15 words.
 */
export const wrongWith = ({ text, facts, ask }: Line, known: Facts): string | null => {
  if (!/^[A-Z0-9]/.test(text)) return `no words: ${text}`
  if (/undefined|null|NaN|Infinity|[{}]/.test(`${text} ${ask ?? ''}`)) return `no value: ${text}`
  if (facts.length === 0 && !ask?.trim()) return `no source: ${text}`
  if (facts.some((key) => !known.has(key))) return `no such fact: ${facts}`
  if (facts.length > 0) return null
  const sentences = text.split(/[?!]|\.(?!\d)/).map((one) => one.trim())
  const long = sentences.find((one) => one.split(/\s+/).length > MOST_WORDS)
  return long === undefined ? null : `too long: ${long}`
}
