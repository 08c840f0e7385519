import { describe, expect, test } from 'vitest'
import { DESTINATIONS } from '@/collections/Countries/shared/destinations'
import { type FactJson, factJson } from '@/collections/Facts/shared/fact'
import { feeLimit, judgeCharge, type Taken, type Terms } from '@/collections/Ledger/judgeCharge'
import { type ChargeKind, KINDS } from '@/collections/Ledger/shared/kinds'
import { minorText } from '@/collections/Tools/charges/shared/money'
import { HOMES } from '@/collections/Tools/charges/shared/question'
import type { Facts } from '@/collections/Tools/shared/facts'
import { keysOf } from '@/lib/shared/objects'
import type { Fact } from '@/payload-types'
import { SEED_FACTS } from '@/seed/data/facts'

const NOW = new Date('2026-11-28T10:00:00Z')
const REVIEW = '2027-06-01T00:00:00.000Z'

// factJson reads the fields that a seed fact has too; the other fields of a stored row are its dates.
const FACTS: Facts = new Map(
  SEED_FACTS.map((fact) => [fact.key, { ...factJson(fact as unknown as Fact), review: REVIEW }]),
)
const withFact = (key: string, change: Partial<FactJson>): Facts => {
  const fact = FACTS.get(key)
  if (!fact) throw new Error(`no fact ${key}`)
  return new Map([...FACTS, [key, { ...fact, ...change }]])
}
const without = (key: string): Facts => new Map([...FACTS].filter(([own]) => own !== key))

const WELDER: Terms = { home: 'IN', destination: 'SA', promiseMinor: null, facts: FACTS }
const NOTHING: Taken = { insideMinor: 0, ofKindMinor: 0 }

const judge = (
  kind: ChargeKind,
  rupees: number,
  { terms = {}, taken = {} }: { terms?: Partial<Terms>; taken?: Partial<Taken> } = {},
) => judgeCharge(kind, rupees * 100, { ...WELDER, ...terms }, { ...NOTHING, ...taken }, NOW)

/** The text of a refusal; empty when the charge can be issued. */
const refusalOf = (...asked: Parameters<typeof judge>): string => {
  const judged = judge(...asked)
  return judged.ok ? '' : judged.refusal.text
}

describe('an office in India may take from a welder for Saudi Arabia', () => {
  test('the whole fee of the law, with its tax on top', () => {
    expect(judge('service', 30_000)).toEqual({
      ...{ ok: true, taxMinor: 540_000, limitMinor: 3_000_000 },
      source: 'Emigration Rules, rule 25, as amended in December 2017',
    })
  })

  test('all kinds inside the limit together up to the fee', () => {
    for (const kind of keysOf(KINDS).filter((one) => KINDS[one].side === 'inside')) {
      const taken = { insideMinor: 2_900_000 }
      expect([kind, judge(kind, 1000, { taken }).ok]).toEqual([kind, true])
      expect([kind, judge(kind, 1000.01, { taken }).ok]).toEqual([kind, false])
    }
  })

  test('a ticket and food against a bill, without tax and beside the limit', () => {
    for (const kind of ['ticket', 'board'] as const) {
      expect(judge(kind, 12_000, { taken: { insideMinor: 3_000_000 } })).toMatchObject({
        ...{ ok: true, taxMinor: 0, limitMinor: null },
      })
    }
  })

  test('an insurance up to its price', () => {
    const price = FACTS.get('in.pbby.premium.3-years')?.amount ?? 0
    expect(judge('insurance', price).ok).toBe(true)
    expect(refusalOf('insurance', price + 1)).toContain('at most')
    expect(refusalOf('insurance', 1, { taken: { ofKindMinor: price * 100 } })).toContain('at most')
  })
})

const banOf = (destination: string): string =>
  FACTS.get(`${destination.toLowerCase()}.fees.recruitment`)?.sentence ?? 'no fact'

describe('nobody may take', () => {
  test('more than the law, and what came in anyway goes back with its part of the tax', () => {
    expect(judge('service', 10_000, { taken: { insideMinor: 2_500_000 } })).toEqual({
      ok: false,
      refusal: {
        title: 'This charge cannot be issued',
        text: '₹10,000 more would make ₹35,000. The law allows ₹30,000 (Emigration Rules, rule 25, as amended in December 2017).',
        bar: { allowed_minor: 3_000_000, not_promised_minor: 0, over_law_minor: 500_000 },
      },
      ...{ taxMinor: 180_000, dueMinor: 590_000 },
    })
  })

  test('more than the job page says, although the law would allow it', () => {
    expect(
      judge('trade-test', 15_000, {
        terms: { promiseMinor: 2_000_000 },
        taken: { insideMinor: 2_000_000 },
      }),
    ).toMatchObject({
      ok: false,
      refusal: {
        text: expect.stringMatching(/The job page says ₹20,000, and that is paid\.$/),
        bar: { allowed_minor: 2_000_000, not_promised_minor: 1_000_000, over_law_minor: 500_000 },
      },
      dueMinor: 1_770_000,
    })
  })

  test('anything more when too much was taken already, and the bar still adds up', () => {
    expect(judge('service', 1000, { taken: { insideMinor: 3_500_000 } })).toMatchObject({
      ok: false,
      refusal: {
        bar: { allowed_minor: 3_000_000, not_promised_minor: 0, over_law_minor: 600_000 },
      },
      dueMinor: 118_000,
    })
  })

  test.each(keysOf(KINDS))('anything for %s for a job that is free by its page', (kind) => {
    const judged = judge(kind, 100, { terms: { promiseMinor: 0 } })
    expect(judged).toMatchObject({ ok: false })
  })

  test('what the employer pays by the law of the destination', () => {
    expect(refusalOf('visa', 100)).toContain('Saudi Labor Law puts the cost')
    expect(refusalOf('medical', 100, { terms: { destination: 'QA' } })).not.toBe('')
  })

  test.each(['AE', 'OM'] as const)('anything for a job in %s, where the agent may not', (to) => {
    for (const kind of keysOf(KINDS)) {
      expect(judge(kind, 1, { terms: { destination: to } })).toMatchObject({
        ok: false,
        refusal: { text: expect.stringContaining(banOf(to)) },
        dueMinor: 100,
      })
    }
  })

  test('anything while the home country is not known', () => {
    expect(refusalOf('service', 1, { terms: { home: null } })).toContain('not known')
  })

  test('anything by a fact that is past its review date', () => {
    const facts = withFact('in.fees.service-charge', { review: '2026-11-27T00:00:00.000Z' })
    expect(refusalOf('service', 1, { terms: { facts } })).toContain('past its review date')
    expect(refusalOf('ticket', 1, { terms: { facts } })).toContain('past its review date')
  })

  test.each([
    ['service', 'in.fees.service-charge'],
    ['advertising', 'in.fees.advertising'],
    ['trade-test', 'in.fees.trade-test'],
    ['ticket', 'in.fees.ticket'],
    ['board', 'in.fees.board'],
  ] as const)('for %s when staff have withdrawn the fact %s', (kind, key) => {
    expect(refusalOf(kind, 1, { terms: { facts: without(key) } })).toContain('no checked rule')
  })
})

describe('on every way', () => {
  const ways = keysOf(HOMES).flatMap((home) =>
    [null, ...keysOf(DESTINATIONS)].map((destination) => ({ home, destination })),
  )

  test.each(ways)('from $home to $destination no sum above the limit can be issued', (way) => {
    const terms = { ...WELDER, ...way }
    const limit = feeLimit(terms, NOW)
    for (const kind of keysOf(KINDS)) {
      const one = judgeCharge(kind, 1, terms, NOTHING, NOW)
      if ('forbidden' in limit) {
        expect(limit.forbidden).not.toBe('')
        expect(one.ok).toBe(false)
        continue
      }
      if (KINDS[kind].side === 'outside') continue
      expect(judgeCharge(kind, limit.minor + 1, terms, NOTHING, NOW).ok).toBe(false)
      const full = { insideMinor: limit.minor, ofKindMinor: 0 }
      expect(judgeCharge(kind, 1, terms, full, NOW).ok).toBe(false)
    }
  })

  test('the limits are those of the facts', () => {
    const limits = ways.map(({ home, destination }) => {
      const limit = feeLimit({ ...WELDER, home, destination }, NOW)
      const sum = 'minor' in limit ? minorText(limit.minor, limit.currency) : 'none'
      return `${home}-${destination ?? 'any'} ${sum}`
    })
    expect(limits).toMatchInlineSnapshot(`
      [
        "IN-any ₹30,000",
        "IN-AE none",
        "IN-SA ₹30,000",
        "IN-OM none",
        "IN-QA ₹30,000",
        "IN-BH ₹30,000",
        "IN-KW ₹30,000",
        "IN-SG ₹30,000",
        "IN-MY ₹30,000",
        "NP-any none",
        "NP-AE none",
        "NP-SA NPR 10,000",
        "NP-OM none",
        "NP-QA NPR 10,000",
        "NP-BH NPR 10,000",
        "NP-KW NPR 10,000",
        "NP-SG none",
        "NP-MY none",
        "LK-any none",
        "LK-AE none",
        "LK-SA none",
        "LK-OM none",
        "LK-QA none",
        "LK-BH none",
        "LK-KW none",
        "LK-SG none",
        "LK-MY none",
        "BD-any none",
        "BD-AE none",
        "BD-SA BDT 165,000",
        "BD-OM none",
        "BD-QA none",
        "BD-BH BDT 97,780",
        "BD-KW BDT 106,780",
        "BD-SG BDT 262,200",
        "BD-MY BDT 78,990",
        "PH-any none",
        "PH-AE none",
        "PH-SA none",
        "PH-OM none",
        "PH-QA none",
        "PH-BH none",
        "PH-KW none",
        "PH-SG none",
        "PH-MY none",
      ]
    `)
  })
})
