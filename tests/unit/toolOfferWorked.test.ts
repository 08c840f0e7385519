import { describe, expect, test } from 'vitest'
import { offerAnswer, rowsOf } from '@/collections/Tools/offer/answer'
import { readQuestion } from '@/collections/Tools/offer/shared/question'
import { FACTS, without } from '@/tests/support/content/toolLines'

const answer = (query: string, facts = FACTS) =>
  offerAnswer(readQuestion(new URLSearchParams(query)), facts).a

const rowIn = (query: string, key: string, facts = FACTS) =>
  rowsOf(answer(query, facts)).find((row) => row.key === key)

const textIn = (query: string, key: string) =>
  rowIn(query, key)
    ?.lines.map(({ text }) => text)
    .join(' ')

// Fourteen offers that a reviewer worked out by hand from the laws.
test.each<[string, string, string]>([
  ['to=AE&basic=1500&other=300&hours=10&days=6&months=24', 'overtime', 'AED 406.25'],
  ['to=AE&basic=1500&other=300&hours=10&days=6&months=24', 'end', 'AED 2,100'],
  ['to=AE&basic=2000&months=84', 'end', 'AED 11,000'],
  ['to=SA&basic=1500&food=300&hours=12&days=6&months=36', 'overtime', 'SAR 1,105'],
  ['to=SA&basic=1500&food=300&hours=12&days=6&months=36', 'end', 'SAR 2,700'],
  ['to=SA&basic=3000&other=750&months=60', 'end', 'SAR 9,375'],
  ['to=SA&basic=3000&other=750&months=60', 'resign', 'SAR 3,125'],
  ['to=QA&basic=1000&other=300&hours=10&days=6&months=24', 'overtime', 'QAR 270.83'],
  ['to=QA&basic=1000&other=300&hours=10&days=6&months=24', 'end', 'QAR 1,400'],
  // On the minimum of 1,000, which the law gives: 1,000 ÷ 30 × 40.25 days.
  ['to=QA&basic=900&months=23', 'end', 'QAR 1,341.67'],
  ['to=OM&basic=120&hours=10&days=6&months=24', 'overtime', 'OMR 54.167'],
  ['to=OM&basic=120&hours=10&days=6&months=24', 'end', 'OMR 240'],
  ['to=BH&basic=150&hours=8&days=7&months=60', 'end', 'BHD 525'],
  ['to=KW&basic=120&hours=10&days=6&months=72', 'overtime', 'KWD 37.500'],
  ['to=KW&basic=120&hours=10&days=6&months=72', 'end', 'KWD 466.154'],
  ['to=SG&basic=1200&hours=10&days=6', 'overtime', 'SGD 654.55'],
  ['to=MY&basic=1700&hours=10&days=6', 'overtime', 'MYR 796.88'],
  ['to=AE&basic=1500&months=18', 'end', 'AED 1,575'],
  ['to=AE&basic=1200&hours=8&days=7', 'rest-day-pay', 'AED 260'],
])('%s has the %s of the law: %s', (query, key, sum) => {
  expect(rowIn(query, key)?.sum?.text).toBe(sum)
})

describe('an offer above what the law allows', () => {
  test('of hours in a year, in Saudi Arabia, is told so', () => {
    const row = rowIn('to=SA&basic=1500&hours=12&days=6', 'limit-year')
    expect(row?.verdict).toBe('over')
    expect(row?.lines.map(({ text }) => text).join(' ')).toMatch(/720 hours.*1,248 hours/)
  })

  test('of hours in a day, in Qatar, and in a month, in Malaysia, is told so', () => {
    expect(rowIn('to=QA&basic=1500&hours=12&days=6', 'limit-day')?.verdict).toBe('over')
    expect(rowIn('to=QA&basic=1500&hours=10&days=6', 'limit-day')).toBeUndefined()
    expect(rowIn('to=MY&basic=1500&hours=12&days=6', 'limit-month')?.verdict).toBe('over')
  })

  test.each(['to=BH&basic=150&hours=11&days=6', 'to=OM&basic=150&hours=13&days=5'])(
    'of hours in a day is told so: %s',
    (query) => expect(rowIn(query, 'limit-day')?.verdict).toBe('over'),
  )

  test('of days in a week, in Bahrain, is not called right', () => {
    const query = 'to=BH&basic=150&hours=8&days=7'
    expect(rowIn(query, 'hours')).toMatchObject({ label: '56 hours a week', verdict: 'over' })
    expect(rowIn(query, 'rest-day')?.verdict).toBe('below')
  })
})

describe('the pay that counts in Kuwait', () => {
  const query = 'to=KW&basic=120&other=30&hours=10&days=6&months=72'

  // 150 ÷ 26 ÷ 8 × 1.25 × 52 = 46.875; 150 ÷ 26 × 75 + 150 = 582.692.
  test('has the allowances, in overtime and at the end', () => {
    expect(rowIn(query, 'overtime')?.sum?.text).toBe('KWD 46.875')
    expect(rowIn(query, 'end')?.sum?.text).toBe('KWD 582.692')
  })

  test.each(['KW', 'SA'])('is the basic pay when the fact is deleted, also in %s', (to) => {
    const facts = without('kw.pay.wage', 'sa.gratuity.wage')
    const offer = `to=${to}&basic=150&months=24`
    const end = rowIn(`${offer}&other=50`, 'end', facts)
    expect(end?.sum?.text).toBe(rowIn(offer, 'end', facts)?.sum?.text)
    expect(end?.lines.map(({ text }) => text).join(' ')).toContain('We took basic pay.')
  })
})

describe('work on every seventh day', () => {
  test.each([
    // 120 ÷ 26 ÷ 8 × 1.5 × 34.6667.
    ['to=KW&basic=120&hours=8&days=7', 'KWD 30'],
    // At least 150 %: 1,000 ÷ 30 ÷ 8 × 1.5 × 34.6667.
    ['to=QA&basic=1000&hours=8&days=7', 'QAR 216.67'],
    // Two days' pay for each of 52 ÷ 12 days: 1,200 × 12 ÷ 52 ÷ 6 × 2 × 4.3333.
    ['to=SG&basic=1200&hours=8&days=7', 'SGD 400'],
    // One day's pay on top: 1,700 ÷ 26 × 4.3333.
    ['to=MY&basic=1700&hours=8&days=7', 'MYR 283.33'],
    // All 12 hours: 1,200 ÷ 30 ÷ 8 × 1.5 × 52.
    ['to=AE&basic=1200&hours=12&days=7', 'AED 390'],
  ])('%s adds %s a month', (query, sum) => {
    expect(rowIn(query, 'rest-day-pay')?.sum?.text).toBe(sum)
  })

  // Of 12 hours 8 are a rest day; 84 − 8 − 44 = 32 hours a week, 138.6667 a month, are overtime:
  // 12 × 1,200 ÷ (52 × 44) × 1.5 × 138.6667.
  test('paid by the day, in Singapore, leaves the hours over the normal day to overtime', () => {
    const query = 'to=SG&basic=1200&hours=12&days=7'
    expect(rowIn(query, 'rest-day-pay')?.sum?.text).toBe('SGD 400')
    expect(rowIn(query, 'overtime')?.sum?.text).toBe('SGD 1,309.09')
  })

  test('is not added in Singapore above the limit for work that is not manual', () => {
    const query = 'to=SG&basic=3000&hours=8&days=7'
    expect(rowIn(query, 'rest-day-pay')).toMatchObject({ sum: null, verdict: 'ask' })
    expect(textIn(query, 'rest-day-pay')).toContain('For manual work it is SGD 1,000 a month.')
  })

  test('is not for sale in Saudi Arabia', () => {
    const query = 'to=SA&basic=1500&hours=8&days=7'
    expect(rowIn(query, 'rest-day-pay')).toBeUndefined()
    expect(rowIn(query, 'rest-day')?.verdict).toBe('below')
    expect(textIn(query, 'rest-day')).toContain('money may not replace the rest day')
  })
})

describe('overtime in Singapore', () => {
  test('between the two limits is shown for manual work, and not added', () => {
    const query = 'to=SG&basic=3000&hours=10&days=6&months=24'
    expect(rowIn(query, 'overtime')).toMatchObject({ sum: null, verdict: 'ask' })
    expect(textIn(query, 'overtime')).toContain('For manual work it is SGD 1,636.36 a month.')
    expect(rowIn(query, 'month')?.sum?.text).toBe('SGD 3,000')
  })

  test('above the higher limit is none', () => {
    const query = 'to=SG&basic=5000&hours=10&days=6'
    expect(rowIn(query, 'overtime')?.sum).toBeNull()
    expect(textIn(query, 'overtime')).not.toContain('For manual work')
  })
})

test('a part of a year that no fact counts leaves a sum that says "at least"', () => {
  const query = 'to=AE&basic=1500&months=18'
  const row = rowIn(query, 'end', without('ae.gratuity.part-year'))
  expect(row?.sum?.text).toBe('AED 1,050')
  expect(row?.lines.map(({ text }) => text).join(' ')).toContain(
    'At least: we counted 1 whole year',
  )
})

test.each([
  ['35', 'KWD 0'],
  ['48', 'KWD 138.462'],
  ['72', 'KWD 310.769'],
  ['120', 'KWD 946.154'],
])('who resigns in Kuwait after %s months gets %s of the indemnity on 120', (months, sum) => {
  expect(rowIn(`to=KW&basic=120&months=${months}`, 'resign')?.sum?.text).toBe(sum)
})

test.each([
  ['AE', 'AED 1,575'],
  ['BH', 'BHD 1,125'],
])('who resigns in %s after 18 months gets all of it: %s of 1,500', (to, sum) => {
  const query = `to=${to}&basic=1500&months=18`
  expect(rowIn(query, 'end')?.sum?.text).toBe(sum)
  expect(rowIn(query, 'resign')?.sum?.text).toBe(sum)
  expect(textIn(query, 'resign')).not.toContain('fixed contract')
})

test.each(['SA', 'KW'])('the end of a fixed contract in %s is not called a resignation', (to) => {
  expect(textIn(`to=${to}&basic=1500&months=24`, 'resign')).toContain(
    'The end of a fixed contract is no resignation',
  )
  const row = rowIn(`to=${to}&basic=1500&months=24`, 'resign')
  expect(row?.lines[1]?.facts).toEqual([`${to.toLowerCase()}.gratuity.contract-end`])
})

test('three decimals are read only where the currency has them', () => {
  const basic = (query: string) => readQuestion(new URLSearchParams(query)).a.basic
  expect(basic('to=KW&basic=95.500')).toBe(95_500)
  for (const to of ['AE', 'SA', 'QA', 'SG', 'MY']) expect(basic(`to=${to}&basic=1.500`)).toBeNull()
  expect(basic('to=AE&basic=1500.50')).toBe(1_500_500)
})
