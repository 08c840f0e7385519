import { describe, expect, test } from 'vitest'
import { offerAnswer, rowsOf } from '@/collections/Tools/offer/answer'
import { readQuestion } from '@/collections/Tools/offer/shared/question'
import type { OfferAnswer, Statement } from '@/collections/Tools/offer/shared/statement'
import { workingIn } from '@/components/tools/offer/workingIn'
import { ENGLISH_WORDS } from '@/messages/sayIn'
import { FACTS, withFact } from '@/tests/support/content/toolLines'

const answer = (query: string, facts = FACTS): OfferAnswer =>
  offerAnswer(readQuestion(new URLSearchParams(query)), facts)

const rowIn = (statement: Statement, key: string) =>
  rowsOf(statement).find((row) => row.key === key)

/** '1,500 ÷ 30 × 21 days = AED 1,050' */
const sumIn = (statement: Statement, key: string): string | null => {
  const sum = rowIn(statement, key)?.sum
  return sum ? `${workingIn(sum, ENGLISH_WORDS)} = ${sum.text}` : null
}

describe('sums worked out by hand', () => {
  // UAE, 1,500 basic, 10 hours, 6 days a week: 60 × 52 ÷ 12 = 260 hours in a month of 26 days.
  // Over 48 hours: 12 a week, 52 a month. 1,500 ÷ 30 ÷ 8 = 6.25; × 1.25 = 7.8125; × 52 = 406.25.
  // One hour: 1,906.25 ÷ 260 = 7.3317. Two years: 1,500 ÷ 30 × 42 days = 2,100.
  // All: 1,500 × 24 + 406.25 × 24 + 2,100 = 36,000 + 9,750 + 2,100 = 47,850.
  test('UAE: 1,500, 10 hours, 26 days a month, 24 months', () => {
    const { a } = answer('to=AE&basic=1500&hours=10&days=6&months=24')
    expect(a.monthHours).toBe('260')
    expect(sumIn(a, 'overtime')).toBe('1,500 ÷ 30 ÷ 8 × 1.25 × 52 hours = AED 406.25')
    expect(a.hour).toMatchObject({
      ...{ minor: 733, text: 'AED 7.33', working: ['1,906.25 ÷ 260 hours'] },
    })
    expect(sumIn(a, 'end')).toBe('1,500 ÷ 30 × 42 days = AED 2,100')
    expect(rowIn(a, 'total')?.sum?.text).toBe('AED 47,850')
    expect(rowIn(a, 'minimum')?.verdict).toBe('none')
    // 60 hours a week are 180 in three weeks, and 144 are allowed.
    expect(rowsOf(a).filter(({ key }) => key.startsWith('limit'))).toHaveLength(1)
  })

  // 1,500 ÷ 26 ÷ 8 × 1.25 × 52 = 468.75; 1,500 ÷ 26 × 42 = 2,423.0769.
  test('UAE with 26 days', () => {
    const { a, divisor, divisorLine } = answer(
      'to=AE&basic=1500&hours=10&days=6&months=24&divisor=26',
    )
    expect([divisor, divisorLine.text]).toEqual([
      26,
      'We divide a month by 26 days, as you chose. In the UAE a day’s pay is a month’s pay divided by 30 days.',
    ])
    expect(sumIn(a, 'overtime')).toBe('1,500 ÷ 26 ÷ 8 × 1.25 × 52 hours = AED 468.75')
    expect(rowIn(a, 'end')?.sum?.minor).toBe(242308)
  })

  test.each<[string, string, string]>([
    // 5 years × 21 days + 2 years × 30 days = 165 days.
    ['AE', '84', '1,500 ÷ 30 × 105 days + 1,500 ÷ 30 × 60 days = AED 8,250'],
    // 11 months are no whole year.
    ['AE', '11', '0 whole years = AED 0'],
    // The limit is two years' wage: 105 + 33 × 30 = 1,095 days would be 54,750.
    [
      'AE',
      '456',
      '1,500 ÷ 30 × 105 days + 1,500 ÷ 30 × 990 days, but at most 1,500 × 24 months = AED 36,000',
    ],
    ['SA', '84', '1,500 × 2.5 months + 1,500 × 2 months = SAR 6,750'],
    ['OM', '30', '1,500 × 2.5 months = OMR 3,750'],
    ['QA', '24', '1,500 ÷ 30 × 42 days = QAR 2,100'],
    ['BH', '60', '1,500 × 1.5 months + 1,500 × 2 months = BHD 5,250'],
    // 5 × 15 days, then 1 month a year.
    ['KW', '84', '1,500 ÷ 26 × 75 days + 1,500 × 2 months = KWD 7,326.923'],
    // 2.5 + 20 months would be 22.5; the limit is 18.
    [
      'KW',
      '300',
      '1,500 ÷ 26 × 75 days + 1,500 × 20 months, but at most 1,500 × 18 months = KWD 27,000',
    ],
    // The minimum is 1,700.
    ['MY', '24', '1,700 × 2 % × 24 months = MYR 816'],
  ])('%s: 1,500 at the end of %s months', (to, months, sum) => {
    expect(sumIn(answer(`to=${to}&basic=1500&months=${months}`).a, 'end')).toBe(sum)
  })

  // 7 years: 2.5 + 2 = 4.5 months of 3,000 = 13,500.
  test.each([
    ['23', 'SAR 0'],
    // 1 year: 1,500; 2 years: 3,000, a third is 1,000; 5 years: 7,500, a third is 2,500.
    ['24', 'SAR 1,000'],
    ['60', 'SAR 2,500'],
    ['84', 'SAR 9,000'],
    // 9 years and 11 months: 2.5 + 4.9167 = 7.4167 months = 22,250, of which two thirds.
    ['119', 'SAR 14,833.33'],
    ['120', 'SAR 22,500'],
  ])('Saudi Arabia: who resigns after %s months gets %s of the award on 3,000', (months, text) => {
    expect(rowIn(answer(`to=SA&basic=3000&months=${months}`).a, 'resign')?.sum?.text).toBe(text)
  })

  test.each<[string, string]>([
    // (2,400 ÷ 30 ÷ 8 + 2,400 ÷ 30 ÷ 8 × 0.5) × 52 = 15 × 52.
    [
      'to=SA&basic=2400&hours=10&days=6',
      '(2,400 ÷ 30 ÷ 8 + 2,400 ÷ 30 ÷ 8 × 0.5) × 52 hours = SAR 780',
    ],
    // The wage of the hour has the 480 for the room: (12 + 5) × 52.
    [
      'to=SA&basic=2400&room=480&hours=10&days=6',
      '(2,880 ÷ 30 ÷ 8 + 2,400 ÷ 30 ÷ 8 × 0.5) × 52 hours = SAR 884',
    ],
    // 40 hours are the limit: 8 over. 120 ÷ 30 ÷ 8 = 0.5; × 1.25 × 34.6667 = 21.6667.
    ['to=OM&basic=120&hours=8&days=6', '120 ÷ 30 ÷ 8 × 1.25 × 34.67 hours = OMR 21.667'],
    ['to=QA&basic=1400&hours=10&days=6', '1,400 ÷ 30 ÷ 8 × 1.25 × 52 hours = QAR 379.17'],
    // 95.500 ÷ 26 ÷ 8 = 0.4591346; × 1.25 × 26 = 14.9219.
    ['to=KW&basic=95.5&hours=9&days=6', '95.500 ÷ 26 ÷ 8 × 1.25 × 26 hours = KWD 14.922'],
    // 44 hours are the limit: 4 over.
    ['to=SG&basic=2000&hours=8&days=6', '12 × 2,000 ÷ (52 × 44) × 1.5 × 17.33 hours = SGD 272.73'],
    // 45 hours are the limit: 3 over.
    ['to=MY&basic=1800&hours=8&days=6', '1,800 ÷ 26 ÷ 8 × 1.5 × 13 hours = MYR 168.75'],
    ['to=QA&basic=1400&hours=8&days=6', '48 hours a week, none over = QAR 0'],
  ])('overtime of %s', (query, sum) => {
    expect(sumIn(answer(query).a, 'overtime')).toBe(sum)
  })

  // Six days of 8 hours are normal; the seventh: 120 ÷ 30 ÷ 8 × 1.5 × 34.6667 = 26.
  test('Bahrain: work on every rest day', () => {
    const { a } = answer('to=BH&basic=120&hours=8&days=7')
    expect(sumIn(a, 'rest-day-pay')).toBe('120 ÷ 30 ÷ 8 × 1.5 × 34.67 hours = BHD 26')
    expect(sumIn(a, 'overtime')).toBe('48 hours a week without the rest day, none over = BHD 0')
  })
})

test('Malaysia pays overtime at the wage limit itself', () => {
  expect(sumIn(answer('to=MY&basic=4000&hours=8&days=6').a, 'overtime')).toContain('MYR 375')
})

test('a correction by staff changes the sums', () => {
  const query = 'to=AE&basic=1500&hours=10&days=6&months=24'
  expect(sumIn(answer(query, withFact('ae.overtime.day', { amount: 50 })).a, 'overtime')).toContain(
    'AED 487.50',
  )
  expect(
    sumIn(answer(query, withFact('ae.overtime.day', { amount: null })).a, 'overtime'),
  ).toBeNull()
  expect(
    rowIn(answer(query, withFact('ae.minimum-wage', { amount: 2000, unit: 'AED' })).a, 'minimum')
      ?.verdict,
  ).toBe('below')
  expect(answer(query, withFact('ae.pay.divisor', { amount: 26 })).divisor).toBe(26)
  expect(answer(`${query}&divisor=30`, withFact('ae.pay.divisor', { amount: 26 })).divisor).toBe(30)
})
