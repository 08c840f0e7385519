import { describe, expect, test } from 'vitest'
import { DESTINATIONS } from '@/collections/Countries/shared/destinations'
import { linesOf, offerAnswer, rowsOf } from '@/collections/Tools/offer/answer'
import { POINT_KEYS } from '@/collections/Tools/offer/shared/points'
import {
  EMPTY_OFFER,
  type Offer,
  type OfferQuestion,
  questionHref,
  readQuestion,
} from '@/collections/Tools/offer/shared/question'
import type { OfferAnswer } from '@/collections/Tools/offer/shared/statement'
import type { Facts } from '@/collections/Tools/shared/facts'
import { keysOf } from '@/lib/shared/objects'
import { FACTS, wrongWith } from '@/tests/support/content/toolLines'
import { sampled } from '@/tests/support/scope'

const read = (query: string): OfferQuestion => readQuestion(new URLSearchParams(query))

const answer = (query: string, facts = FACTS): OfferAnswer => offerAnswer(read(query), facts)

const OFFERS: Offer[] = [null, 95_500, 1_000_000, 1_500_000, 4_000_500].flatMap((basic) =>
  [null, 480, 570, 720].flatMap((minutes) =>
    [null, 5, 6, 7].flatMap((days) =>
      [null, 6, 12, 24, 66, 130].flatMap((months) =>
        ([null, 'given', 0, 500_000] as const).map((room) => ({
          ...{ ...EMPTY_OFFER, basic, minutes, days, months, room },
          ...{
            food: room,
            other: basic && 100_000,
            points: days === null ? null : POINT_KEYS.slice(days),
          },
        })),
      ),
    ),
  ),
)

const problemsOf = (question: OfferQuestion, facts: Facts): string[] => {
  const { a, b, divisorLine, comparison } = offerAnswer(question, facts)
  const statements = [a, b].flatMap((one) => one ?? [])
  const lines = [divisorLine, ...statements.flatMap(linesOf), ...(comparison?.lines ?? [])]
  const found = lines.flatMap((line) => wrongWith(line, facts) ?? [])
  const sums = statements.flatMap((one) => [one.hour, ...rowsOf(one).map(({ sum }) => sum)])
  for (const sum of sums) {
    if (sum && !(Number.isSafeInteger(sum.minor) && sum.minor >= 0)) found.push(`sum ${sum.text}`)
    if (sum && !/^(?:[A-Z]{3} )?[\d,]+(?:\.\d{2,3})?$/.test(sum.text)) found.push(sum.text)
  }
  for (const one of statements) {
    const law = [...one.law, ...one.enough, ...one.end]
    if (law.some(({ lines: own, label }) => own.length === 0 || !label)) found.push('a gap')
    if (law.some(({ sum, verdict }) => !sum && !verdict)) found.push('neither sum nor verdict')
    if (question.destination && (!one.law.length || !one.enough.length || !one.end.length)) {
      found.push('no law')
    }
  }
  return found.map((problem) => `${questionHref(question)} ${problem}`)
}

const QUESTIONS: OfferQuestion[] = [...keysOf(DESTINATIONS), null].flatMap((destination) =>
  OFFERS.map((a, index) => ({
    ...{ destination, a, divisor: ([null, 26, 30] as const)[index % 3] ?? null },
    b: index % 2 ? (OFFERS[(index * 7) % OFFERS.length] ?? null) : null,
  })),
)

describe('an answer on an offer', { timeout: 60_000 }, () => {
  test(`is complete and names its sources for ${sampled(QUESTIONS).length} questions`, () => {
    expect(QUESTIONS).toHaveLength(9 * 5 * 4 * 4 * 6 * 4)
    expect(sampled(QUESTIONS).flatMap((question) => problemsOf(question, FACTS))).toEqual([])
  })

  test('has a sentence and somebody to ask for every line when no fact is left', () => {
    expect(sampled(QUESTIONS).flatMap((question) => problemsOf(question, new Map()))).toEqual([])
  })

  test('has no gap when any one fact is deleted', () => {
    for (const destination of keysOf(DESTINATIONS)) {
      const question = read(
        `to=${destination}&basic=1500&room=100&hours=10&days=7&months=130&points=0`,
      )
      for (const key of offerAnswer(question, FACTS).facts) {
        const facts = new Map([...FACTS].filter(([other]) => other !== key))
        expect(problemsOf(question, facts), key).toEqual([])
      }
    }
  })
})

describe('what the law asks', () => {
  test.each<[string, string, string]>([
    ['to=QA&basic=999.99&food=given', 'minimum', 'below'],
    ['to=QA&basic=1000', 'minimum', 'exact'],
    ['to=QA&basic=1000.01', 'minimum', 'above'],
    ['to=QA&room=499', 'room', 'below'],
    ['to=QA&room=given', 'room', 'yes'],
    ['to=QA&food=0', 'food', 'below'],
    ['to=QA&basic=1000', 'food', 'ask'],
    ['to=SA&room=1', 'room', 'yes'],
    ['to=MY&basic=1699', 'minimum', 'below'],
    ['to=KW&basic=75', 'minimum', 'exact'],
    ['to=SG&basic=3300', 'sg.s-pass.pay', 'exact'],
    ['to=SG&basic=3300', 'minimum', 'none'],
    ['to=OM&hours=8&days=6', 'rest-day', 'below'],
    ['to=OM&hours=8&days=6', 'hours', 'over'],
    ['to=AE&hours=10&days=4', 'hours', 'ask'],
    ['to=AE&hours=11&days=6', 'limit-day', 'over'],
    ['to=KW&hours=9&days=6', 'limit-week', 'over'],
    ['to=KW&hours=9&days=6', 'limit-year', 'over'],
    ['to=SG&hours=12&days=6', 'limit-month', 'over'],
    ['to=MY&basic=4000.01&hours=9&days=6', 'overtime', 'ask'],
  ])('for %s: %s is %s', (query, key, verdict) => {
    const { a } = answer(query)
    expect(rowsOf({ ...a, offer: [] }).find((row) => row.key === key)?.verdict).toBe(verdict)
  })
})

describe('two offers', () => {
  const TWO = [
    'to=QA&basic=1400&food=300&room=given&hours=10&days=6&months=24',
    'b_basic=1000&b_food=300&b_room=500&b_hours=8&b_days=6&b_months=24',
  ].join('&')

  test('are compared by hour, month and length', () => {
    const { a, b, comparison } = answer(TWO)
    expect([a.hour?.text, b?.hour?.text]).toEqual(['QAR 8.00', 'QAR 8.65'])
    expect([a.month?.sum?.text, b?.month?.sum?.text]).toEqual(['QAR 2,079.17', 'QAR 1,800'])
    expect([a.total?.sum?.text, b?.total?.sum?.text]).toEqual(['QAR 51,860', 'QAR 44,600'])
    expect(comparison).toMatchObject({ hour: 'b', month: 'a', total: 'a' })
    expect(comparison?.lines.map(({ text }) => text)).toEqual([
      'Offer B pays more for each hour.',
      'Offer A brings QAR 279.17 more each month.',
      'Over 24 months offer A brings QAR 7,260 more.',
      'In offer A you work 12 hours more each week.',
      'Offer B pays money for the room. Ask what a room costs there.',
    ])
  })

  test('of different lengths are not compared in all', () => {
    const { comparison } = answer(TWO.replace('b_months=24', 'b_months=36'))
    expect(comparison?.total).toBeNull()
    expect(comparison?.lines.map(({ text }) => text)).toContain(
      'The offers have different lengths. Compare them by month.',
    )
  })

  test('that are the same are the same', () => {
    const one = 'basic=1000&hours=8&days=6&months=12'
    const two = one.replace(/(\w+)=/g, 'b_$1=')
    expect(answer(`to=QA&${one}&${two}`).comparison).toMatchObject({
      hour: 'same',
      month: 'same',
      total: 'same',
    })
  })
})

describe('the twenty points', () => {
  test('are twenty, and the missing ones become one message', () => {
    expect(POINT_KEYS).toHaveLength(20)
    const { points } = answer('to=QA&points=1.2.3.4.5.7.8.9.11&points=13&points=14,15,16,19').a
    expect(points?.missing.map(({ number }) => number)).toEqual([6, 10, 12, 17, 18, 20])
    expect(points?.missing[0]?.law[0]?.text).toBe('Probation in Qatar is 6 months at most.')
    expect(points?.message.split('\n')).toHaveLength(8)
  })

  test('are not judged when nobody looked, and all missing when none was found', () => {
    expect(answer('to=QA').a.points).toBeNull()
    expect(answer('to=QA&points=99').a.points).toBeNull()
    expect(answer('to=QA&points=0').a.points?.missing).toHaveLength(20)
    const all = POINT_KEYS.map((_, index) => index + 1).join('.')
    expect(answer(`points=${all}`).a.points).toEqual({ missing: [], message: '' })
  })
})
