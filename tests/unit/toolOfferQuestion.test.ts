import { describe, expect, test } from 'vitest'
import { offerAnswer } from '@/collections/Tools/offer/answer'
import { POINT_KEYS } from '@/collections/Tools/offer/shared/points'
import {
  EMPTY_OFFER,
  type Offer,
  type OfferQuestion,
  questionHref,
  readQuestion,
} from '@/collections/Tools/offer/shared/question'
import { offerAsked } from '@/components/tools/offer/offerAsked'
import { askedText } from '@/components/tools/shared/askedText'
import { ENGLISH_WORDS } from '@/messages/sayIn'
import { FACTS } from '@/tests/support/content/toolLines'

const read = (query: string): OfferQuestion => readQuestion(new URLSearchParams(query))

const half = (query: string) => offerAnswer(read(query), FACTS)

const OFFERS: Offer[] = [1, 95_505, 1_000_000_000].flatMap((basic) =>
  [1, 480, 560, 1440].flatMap((minutes) =>
    [null, 1, 7].flatMap((days) =>
      (['given', 0, 99_990] as const).map((room) => ({
        ...{ ...EMPTY_OFFER, basic, minutes, days, room },
        ...{ food: days && room, other: days && basic, months: (days && minutes % 480) || null },
        points: days === null ? null : POINT_KEYS.slice(0, days * 3 - 3),
      })),
    ),
  ),
)

describe('the question of an offer', () => {
  test('is the same after it was written into an address', () => {
    for (const offer of OFFERS) {
      const question: OfferQuestion = { destination: 'KW', divisor: 26, a: EMPTY_OFFER, b: offer }
      expect(read(questionHref(question).split('?')[1] ?? '')).toEqual(question)
      const one: OfferQuestion = { destination: null, divisor: null, a: offer, b: null }
      expect(read(questionHref(one).split('?')[1] ?? '')).toEqual(one)
    }
    expect(questionHref(read('x=1&months=24&basic=1,500.50&to=ae'))).toBe(
      '/check-my-offer?to=AE&basic=1500.5&months=24',
    )
  })

  test.each<[string, keyof Offer]>([
    ...[
      '-1',
      '0',
      '1e9',
      '99999999',
      '1000000.01',
      '0x10',
      '12,34',
      '1.2345',
      'NaN',
      'Infinity',
      '१००',
      '1500 AED',
      '',
    ].map((value): [string, keyof Offer] => [`basic=${value}`, 'basic']),
    ...['0', '-8', '25', '24.01', '8:30', '1e1', '8.123'].map((value): [string, keyof Offer] => [
      `hours=${value}`,
      'minutes',
    ]),
    ...['0', '8', '6.5', '-1'].map((value): [string, keyof Offer] => [`days=${value}`, 'days']),
    ...['0', '481', '-24', '2.5', '9999'].map((value): [string, keyof Offer] => [
      `months=${value}`,
      'months',
    ]),
    ...['yes', 'GIVEN', '-5'].map((value): [string, keyof Offer] => [`room=${value}`, 'room']),
  ])('does not read %s', (query, field) => {
    expect(read(query).a[field]).toBeNull()
    expect(offerAnswer(read(`to=AE&${query}`), FACTS).a.law.length).toBeGreaterThan(2)
  })

  test.each<[string, number | null]>([
    ['1500', 1_500_000],
    ['1,500', 1_500_000],
    ['1,00,000', 100_000_000],
    ['95.505', 95_505],
    ['1000000', 1_000_000_000],
    [' 800 ', 800_000],
  ])('reads "%s" without floating point', (typed, thousandths) => {
    expect(read(`basic=${encodeURIComponent(typed)}`).a.basic).toBe(thousandths)
  })

  test('ignores a forged country and divisor', () => {
    for (const query of ['to=FR&divisor=1', 'to=__proto__&divisor=0x1e', 'to=IN&divisor=26.0']) {
      expect(read(query)).toEqual({ destination: null, divisor: null, a: EMPTY_OFFER, b: null })
    }
  })

  test('half answered gives what it can, and names what is open', () => {
    const { a, open, currency } = half('basic=1500&food=100&hours=8&days=6')
    expect([open?.startsWith('Where is the job?'), currency]).toEqual([true, null])
    expect([a.month?.sum?.text, a.hour?.text, a.law]).toEqual(['1,600', '7.69', []])
    expect(a.open.map(({ field }) => field)).toEqual(['room', 'months', 'points'])
  })

  test('is a sentence', () => {
    const textOf = (query: string, divisor: 26 | 30) =>
      askedText(offerAsked(read(query), divisor, ENGLISH_WORDS), ENGLISH_WORDS)
    expect(textOf('to=QA&months=24&b_months=24', 30)).toBe(
      'Two offers in Qatar, 24 months. A month is 30 days.',
    )
    expect(textOf('to=AE&months=24&b_months=36', 30)).toBe(
      'Two offers in the UAE. A month is 30 days.',
    )
    expect(textOf('months=6', 26)).toBe('One offer, 6 months. A month is 26 days.')
    expect(textOf('', 26)).toBe('One offer. A month is 26 days.')
  })
})
