import { describe, expect, test } from 'vitest'
import { DESTINATIONS } from '@/collections/Countries/shared/destinations'
import { answerCharge } from '@/collections/Tools/charges/answer'
import { decide } from '@/collections/Tools/charges/decide'
import {
  ASKERS,
  type Asker,
  CHARGES,
  type ChargeQuestion,
  HOMES,
  questionHref,
} from '@/collections/Tools/charges/shared/question'
import { keysOf } from '@/lib/shared/objects'
import { FACTS } from '@/tests/support/content/toolLines'

const NOW = new Date('2026-11-23T10:00:00Z')

const everyOf = (by: Asker, sum: number | null = null): ChargeQuestion[] =>
  keysOf(HOMES).flatMap((from) =>
    keysOf(DESTINATIONS).flatMap((to) =>
      keysOf(CHARGES).map((charge) => ({ from, to, by, for: charge, sum })),
    ),
  )

const textOf = (question: ChargeQuestion) =>
  answerCharge(question, FACTS, NOW)
    .lead.map(({ text }) => text)
    .join(' ')

test('a candidate whom an agent asks gets an answer to three of four questions', () => {
  const all = everyOf('agent')
  const unknown = all.filter((each) => decide(each, FACTS).verdict === 'unknown')
  expect(all).toHaveLength(560)
  expect(unknown.length).toBeLessThanOrEqual(all.length / 4)
})

test('an answer that is not known says not to pay, and whom to call', () => {
  for (const question of keysOf(ASKERS).flatMap((by) => everyOf(by))) {
    const { verdict } = answerCharge(question, FACTS, NOW)
    if (verdict !== 'unknown') continue
    expect(textOf(question), questionHref(question)).toMatch(/Do not pay .* Ask .*\d{4}/)
  }
})

test('a stranger is never told to be paid', () => {
  for (const question of everyOf('other', 50_000)) {
    const { verdict, money } = answerCharge(question, FACTS, NOW)
    expect(['no', 'unknown'], questionHref(question)).toContain(verdict)
    expect(money?.allowed.amount ?? 0, questionHref(question)).toBe(0)
  }
})

test('a fee of an office is not paid to an agent or an employer', () => {
  for (const by of ['agent', 'employer', 'other'] as const) {
    const question = { from: 'NP', to: 'QA', by, for: 'clearance', sum: 50_000 } as const
    expect(answerCharge(question, FACTS, NOW).headline).toBe('Not to them.')
    expect(textOf(question)).toContain('NPR 1,500')
    expect(textOf(question)).toContain('No rule explains the other NPR 48,500. Do not pay it.')
  }
})

test('who does not know who asks never reads a plain Yes, and is told not to pay a stranger', () => {
  for (const question of everyOf('unsure', 50_000)) {
    const { headline, verdict } = answerCharge(question, FACTS, NOW)
    expect(headline, questionHref(question)).not.toBe('Yes.')
    if (verdict !== 'yes' && verdict !== 'limit') continue
    expect(textOf(question), questionHref(question)).toMatch(
      /Do not pay (a stranger|anybody else who asks for it)\./,
    )
  }
  const own = { from: 'NP', to: 'QA', by: 'unsure', for: 'clearance', sum: 1500 } as const
  expect(answerCharge(own, FACTS, NOW)).toMatchObject({
    ...{ verdict: 'limit', headline: 'Yes, but only to the office itself.' },
    reply: expect.arrayContaining(['Please tell me your name, company and office first.']),
  })
  const medical = { ...own, to: 'SA', for: 'medical' } as const
  expect(answerCharge(medical, FACTS, NOW).headline).toBe('Yes, but only to the clinic itself.')
  expect(textOf({ ...medical, by: 'other' })).toContain('Pay the clinic itself')
})

describe('a charge inside the agent’s fee', () => {
  const asked = (sum: number | null) =>
    ({ from: 'IN', to: 'SA', by: 'agent', for: 'trade-test', sum }) as const

  test('is not allowed on top, and its limit is never the headline', () => {
    const { verdict, headline, money } = answerCharge(asked(8000), FACTS, NOW)
    expect([verdict, headline, money]).toEqual(['no', 'No, not on top.', null])
    expect(textOf(asked(8000))).toContain('all sums together may not be over ₹30,000')
    for (const question of everyOf('agent').filter(
      (each) => decide(each, FACTS).kind === 'inside',
    )) {
      expect(answerCharge(question, FACTS, NOW).headline).toBe('No, not on top.')
    }
  })

  test('above the limit of all sums names the limit and what is above it', () => {
    const { money } = answerCharge(asked(35_000), FACTS, NOW)
    expect(money).toMatchObject({ allowed: { text: '₹30,000' }, over: { text: '₹5,000' } })
    expect(money?.allowedLabel).toBe('limit of all sums together')
  })
})

test('nobody may sell anybody their own passport', () => {
  for (const question of keysOf(ASKERS).flatMap((by) => everyOf(by))) {
    if (question.for !== 'passport') continue
    const { verdict } = answerCharge(question, FACTS, NOW)
    expect(verdict, questionHref(question)).toBe('no')
    expect(textOf(question)).toContain('go to the police')
  }
})

test('for the UAE the law there comes before the limit at home', () => {
  const question = { from: 'IN', to: 'AE', by: 'agent', for: 'service', sum: null } as const
  const [first, ask, second] = answerCharge(question, FACTS, NOW).lead
  expect(first?.facts).toEqual(['ae.fees.recruitment'])
  expect(ask?.text).toBe('So ask first if the employer pays the agent. If not:')
  expect(second?.facts).toEqual(['in.fees.service-charge'])
})
