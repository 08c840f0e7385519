import { describe, expect, test } from 'vitest'
import { DESTINATIONS } from '@/collections/Countries/shared/destinations'
import { type FactJson, factJson } from '@/collections/Facts/shared/fact'
import { answerCharge } from '@/collections/Tools/charges/answer'
import { RULES, ruleFor } from '@/collections/Tools/charges/rules'
import type { ChargeAnswer, Verdict } from '@/collections/Tools/charges/shared/answer'
import {
  ASKERS,
  CHARGES,
  type ChargeQuestion,
  HOMES,
  NO_QUESTION,
  questionHref,
  readQuestion,
} from '@/collections/Tools/charges/shared/question'
import type { Facts } from '@/collections/Tools/shared/facts'
import { matches } from '@/collections/Tools/shared/rule'
import { keysOf } from '@/lib/shared/objects'
import type { Fact } from '@/payload-types'
import { SEED_FACTS } from '@/seed/data/facts'

const NOW = new Date('2026-11-23T10:00:00Z')

// factJson reads the fields that a seed fact has too; the other fields of a stored row are its dates.
const FACTS: Facts = new Map(
  SEED_FACTS.map((fact) => [fact.key, factJson(fact as unknown as Fact)]),
)

const withFact = (key: string, change: Partial<FactJson>): Facts => {
  const fact = FACTS.get(key) ?? FACTS.get('in.fees.gst')
  return fact ? new Map([...FACTS, [key, { ...fact, key, ...change }]]) : FACTS
}

const EVERY: ChargeQuestion[] = keysOf(HOMES).flatMap((from) =>
  keysOf(DESTINATIONS).flatMap((to) =>
    keysOf(ASKERS).flatMap((by) =>
      keysOf(CHARGES).map((charge) => ({ from, to, by, for: charge, sum: null })),
    ),
  ),
)

const read = (query: string) => readQuestion(new URLSearchParams(query))
const answer = (query: string, facts = FACTS) => answerCharge(read(query), facts, NOW)

/** Every text that the page of an answer shows. */
const textsOf = (shown: ChargeAnswer): string[] => [
  ...[shown.headline, ...shown.reply],
  ...[...shown.lead, ...shown.reasons].map(({ text }) => text),
  ...shown.ladder.flatMap(({ name, reach }) => [name, reach.text]),
  ...shown.ladder.flatMap(({ does }) => does.map(({ text }) => text)),
  ...shown.rows.flatMap(({ label, short }) => [label, short]),
  ...shown.sources.map(({ text }) => text),
]

/** The sentences that no fact wrote. */
const ownSentences = (shown: ChargeAnswer): string[] =>
  [...shown.lead, ...shown.reasons, ...shown.ladder.flatMap(({ does }) => does)]
    .filter(({ facts }) => facts.length === 0)
    .flatMap(({ text }) => text.split(/(?<=[.?!])\s/))

const HEADLINE =
  /^(No\.|No, not on top\.|Not to them\.|Only (₹|[A-Z]{3} )[\d,]+|Only one month’s basic pay|Yes\.|Yes, but only (at cost|to the (office|clinic|insurer|training centre) itself)\.|We do not know\.)$/
const BAD = /undefined|null|NaN|\[object|\{\{|TODO|…|\s{2}|^\s*$/

describe('every combination of home, destination, asker and charge', () => {
  test.each(keysOf(HOMES))('from %s has a verdict, sources and clean texts', (from) => {
    for (const question of EVERY.filter((each) => each.from === from)) {
      const shown = answerCharge(question, FACTS, NOW)
      const name = questionHref(question)
      expect(shown.headline, name).toMatch(HEADLINE)
      expect(shown.sources.length, name).toBeGreaterThan(0)
      expect(shown.reasons.length, name).toBeGreaterThan(0)
      expect(shown.ladder.length, name).toBeGreaterThan(1)
      expect(shown.rows, name).toHaveLength(14)
      if (shown.verdict === 'unknown') expect(shown.lead.at(-1)?.text, name).toMatch(/^Ask /)
      else expect(FACTS.has(shown.lead[0]?.facts[0] ?? ''), name).toBe(true)
      expect(shown.lead[0]?.text, name).not.toMatch(/is being checked/)
      for (const text of textsOf(shown)) expect(text, name).not.toMatch(BAD)
      for (const sentence of ownSentences(shown)) {
        expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(15)
        expect(sentence).not.toMatch(/\b(he|his|him|she|her)\b/i)
      }
    }
  })

  test('is decided by one rule, and every rule decides some', () => {
    const deciding = new Set(EVERY.map(ruleFor))
    expect(RULES.filter((rule) => !deciding.has(rule))).toEqual([])
  })

  test('meets the more specific rule first', () => {
    const named = ({ when }: (typeof RULES)[number]) => Object.keys(when).length
    for (const question of EVERY) {
      const met = RULES.filter((rule) => matches(rule.when, question)).map(named)
      expect(met, questionHref(question)).toEqual([...met].sort((a, b) => b - a))
    }
  })
})

/** Home, destination, who asks, what for. */
const CASES: Record<Verdict, string> = {
  limit: `IN QA agent service; IN SA agent service; NP QA agent service; BD MY agent service;
    PH KW agent service; IN BH unsure insurance; NP OM unsure clearance; LK KW unsure clearance`,
  no: `IN AE employer visa; PH AE agent permit; IN AE employer service; LK SA agent permit;
    BD SA employer ticket-home; IN QA agent medical; NP QA other visa; NP QA unsure ticket;
    IN SG agent clearance; IN OM agent orientation; IN OM other service; PH MY agent passport;
    IN BH employer insurance; LK KW employer passport; IN SA agent trade-test;
    IN SG agent certificates; IN KW agent interview; NP OM agent clearance; LK KW agent clearance;
    NP QA other clearance; IN AE agent medical; LK SG agent service; PH SA agent visa;
    PH QA agent service; NP MY agent service; IN OM employer passport; IN MY other visa;
    IN BH agent visa; IN KW agent visa; IN KW other visa; NP SG agent visa; NP SG other service;
    BD QA other service; PH AE agent service; PH SA unsure service; PH KW employer service;
    PH MY employer tax; PH AE employer insurance; NP KW employer service; NP AE employer certificates;
    NP MY employer permit; NP MY agent medical; NP MY unsure medical; NP AE agent medical;
    NP SA employer orientation; PH OM employer orientation`,
  yes: 'IN OM agent tax; PH SA agent medical; PH SA unsure medical',
  unknown: `NP SG agent ticket; NP SG agent service; IN OM agent clearance; IN OM unsure service;
    IN KW employer service; LK SA agent medical; IN SA agent ticket`,
}

const NAMED = keysOf(CASES).flatMap((verdict) =>
  CASES[verdict].split(/;\s+/).map((name) => [name, verdict] as const),
)

test.each(NAMED)('%s: %s', (name, verdict) => {
  const [from, to, by, charge] = name.split(' ')
  expect(answer(`from=${from}&to=${to}&by=${by}&for=${charge}`).verdict).toBe(verdict)
})

describe('staff who correct a fact', { timeout: 60_000 }, () => {
  test('and delete it leave "We do not know", a sentence and whom to ask', () => {
    for (const rule of RULES.filter(({ fact }) => fact !== null)) {
      for (const key of [rule.fact, rule.cover].flatMap((each) => each ?? [])) {
        const facts = new Map([...FACTS].filter(([each]) => each !== key))
        for (const question of EVERY.filter((each) => ruleFor(each) === rule)) {
          const shown = answerCharge(question, facts, NOW)
          expect(shown).toMatchObject({
            verdict: 'unknown',
            headline: 'We do not know.',
            money: null,
          })
          expect(shown.lead[0]?.text).toBe('The rule that stood here is being checked.')
          expect(shown.lead.at(-1)?.text).toMatch(/^Ask /)
          for (const text of textsOf(shown)) expect(text).not.toMatch(BAD)
        }
      }
    }
  })

  test('and delete all of them still leave an answer to everything', () => {
    for (const question of [...EVERY, NO_QUESTION]) {
      const shown = answerCharge(question, new Map(), NOW)
      expect(shown.ladder.at(-1)?.reach.href).toBe('/grievance-form')
      for (const text of textsOf(shown)) expect(text).not.toMatch(BAD)
    }
  })

  test('change the limit, the sum that is too much and every row with it', () => {
    const facts = withFact('in.fees.service-charge', { amount: 120000, value: 'Rs 1,20,000' })
    const shown = answer('from=IN&to=QA&by=agent&for=service&sum=1,50,000', facts)
    expect(shown.headline).toBe('Only ₹1,20,000')
    expect(shown.money?.over?.text).toBe('₹30,000')
    const inside = answer('from=IN&to=QA&by=agent&for=trade-test', facts)
    expect(inside.lead.at(-1)?.text).toContain('may not be over ₹1,20,000')
  })

  test('decide a combination by a fact of their own, the most specific one', () => {
    const key = 'charge.in.sa.agent.service'
    const own = withFact(key, { value: 'No, employer', sentence: 'A court decided it.' })
    const shown = answer('from=IN&to=SA&by=agent&for=service', own)
    expect(shown).toMatchObject({ verdict: 'no', headline: 'No.' })
    expect(shown.lead[0]).toMatchObject({ text: 'A court decided it.', facts: [key] })
    expect(answer('from=IN&to=QA&by=agent&for=service', own).verdict).toBe('limit')

    const both = new Map([...own, ...withFact('charge.any.any.any.service', { value: 'Yes' })])
    expect(answer('from=IN&to=SA&by=agent&for=service', both).verdict).toBe('no')
    expect(answer('from=BD&to=MY&by=other&for=service', both).verdict).toBe('yes')
    const vague = withFact(key, { value: 'Perhaps' })
    expect(answer('from=IN&to=SA&by=agent&for=service', vague).verdict).toBe('unknown')
    const limit = withFact(key, { value: 'Only AED 500', amount: 500, unit: 'AED' })
    expect(answer('from=IN&to=SA&by=agent&for=service', limit).headline).toBe('Only AED 500')
  })
})

test('a question answered by half is answered as far as it can be, and names what is open', () => {
  const destination = answer('to=SA&for=permit')
  expect(destination.headline).toBe('No.')
  expect(destination.open.map(({ field }) => field)).toEqual(['from', 'by'])
  const asker = answer('from=IN&to=AE&for=service&sum=9000')
  expect(asker).toMatchObject({ verdict: null, headline: 'It depends.', money: null })
  expect(asker.cases.map(({ short }) => short)).toEqual(['₹30,000', 'No, employer', 'No'])
  const route = answer('from=IN&to=QA')
  expect(route).toMatchObject({ verdict: null, headline: 'What is the money for?' })
  expect(route.rows.find(({ charge }) => charge === 'medical')?.short).toBe('No, employer')
  expect(answer('').open.map(({ choices }) => choices.length)).toEqual([5, 8, 4, 14])
  for (const half of ['', 'from=IN', 'to=KW', 'by=agent', 'for=visa', 'from=PH&for=passport']) {
    for (const text of textsOf(answer(half))) expect(text, half).not.toMatch(BAD)
    expect(answer(half).lead.length).toBeGreaterThan(0)
  }
})
