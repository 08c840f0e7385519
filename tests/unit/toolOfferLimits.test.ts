import { describe, expect, test } from 'vitest'
import { offerAnswer, rowsOf } from '@/collections/Tools/offer/answer'
import { readQuestion } from '@/collections/Tools/offer/shared/question'
import { workingIn } from '@/components/tools/offer/workingIn'
import { ENGLISH_WORDS } from '@/messages/sayIn'
import { FACTS, without } from '@/tests/support/content/toolLines'

const answer = (query: string, facts = FACTS) =>
  offerAnswer(readQuestion(new URLSearchParams(query)), facts).a

const rowIn = (query: string, key: string, facts = FACTS) =>
  rowsOf(answer(query, facts)).find((row) => row.key === key)

const workingOf = (query: string, key: string) => {
  const sum = rowIn(query, key)?.sum
  return sum && workingIn(sum, ENGLISH_WORDS)
}

const textIn = (query: string, key: string) =>
  rowIn(query, key)
    ?.lines.map(({ text }) => text)
    .join(' ')

describe('basic pay below the legal minimum', () => {
  const query = 'to=QA&basic=900&hours=10&days=6&months=24'

  // 1,000 ÷ 30 ÷ 8 × 1.25 × 52 = 270.83; 900 + 100 + 270.83; 1,000 ÷ 30 × 42 days = 1,400.
  test('is never the base of what the law gives, and is shown as missing', () => {
    expect(rowIn(query, 'to-minimum')?.sum?.text).toBe('QAR 100')
    expect(rowIn(query, 'overtime')?.sum?.text).toBe('QAR 270.83')
    expect(rowIn(query, 'month')?.sum?.text).toBe('QAR 1,270.83')
    expect(workingOf(query, 'month')).toBe('900 + 100 + 270.83')
    expect(rowIn(query, 'end')?.sum?.text).toBe('QAR 1,400')
    expect(workingOf(query, 'total')).toBe(
      '900 × 24 + 2,400 up to the minimum + 6,500 for extra hours + 1,400 at the end',
    )
  })

  test('is said with each sum that rests on the minimum, and in the verdict', () => {
    for (const key of ['to-minimum', 'end']) {
      expect(textIn(query, key)).toContain('so we counted with the minimum')
    }
    expect(rowIn(query, 'minimum')?.verdict).toBe('below')
    expect(textIn(query, 'minimum')).toContain('The offer is QAR 100 below it.')
  })

  test('is the base where no fact names a minimum, and at the minimum nothing is missing', () => {
    expect(rowIn(query, 'end', without('qa.minimum-wage'))?.sum?.text).toBe('QAR 1,260')
    for (const other of ['to=QA&basic=1000', 'to=AE&basic=100', 'to=QA']) {
      expect(rowIn(other, 'to-minimum'), other).toBeUndefined()
    }
  })
})

describe('work on every seventh day in Malaysia', () => {
  // 1,700 ÷ 26 × 4.3333 = 283.33; four hours more, 1,700 ÷ 26 ÷ 8 × 2 × 17.3333 = 283.33.
  test('pays the hours over the normal day twice', () => {
    const query = 'to=MY&basic=1700&hours=12&days=7'
    expect(rowIn(query, 'rest-day-pay')?.sum?.text).toBe('MYR 566.67')
    expect(workingOf(query, 'rest-day-pay')).toBe(
      '1,700 ÷ 26 ÷ 8 × 1 × 34.67 hours + 1,700 ÷ 26 ÷ 8 × 2 × 17.33 hours',
    )
    expect(textIn(query, 'rest-day-pay')).toContain('2 times the hourly rate')
    // 6 × 12 − 45 = 27 hours a week are overtime of working days: 1,700 ÷ 26 ÷ 8 × 1.5 × 117.
    expect(rowIn(query, 'overtime')?.sum?.text).toBe('MYR 1,434.38')
  })
})

// Six of eight hours are more than half a day, and a day is paid: 1,700 ÷ 26 × 4.3333; four are half.
test.each([
  ['to=MY&basic=1700&hours=6&days=7', 'MYR 283.33'],
  ['to=MY&basic=1700&hours=4&days=7', 'MYR 141.67'],
  // 1,200 × 12 ÷ 52 ÷ 6 × 2 × 4.3333.
  ['to=SG&basic=1200&hours=6&days=7', 'SGD 400'],
])('a rest day that is paid by the day is paid whole or half: %s', (query, sum) => {
  expect(rowIn(query, 'rest-day-pay')?.sum?.text).toBe(sum)
})

describe('hours over a legal limit', () => {
  test('in the UAE are all hours of three weeks, also those of rest days', () => {
    const ten = rowIn('to=AE&basic=1500&hours=10&days=6', 'limit-three-weeks')
    expect(ten?.lines.map(({ text }) => text).join(' ')).toMatch(/144 hours.*180 hours of work/)
    expect(rowIn('to=AE&basic=1500&hours=8&days=7', 'limit-three-weeks')?.verdict).toBe('over')
    expect(rowIn('to=AE&basic=1500&hours=8&days=6', 'limit-three-weeks')).toBeUndefined()
  })

  test.each(['AE', 'SA', 'QA', 'OM', 'BH', 'KW', 'SG', 'MY'])(
    'are never income without a warning, in %s',
    (to) => {
      const query = `to=${to}&basic=2000&hours=13&days=6&months=24`
      for (const key of ['overtime', 'month', 'total']) {
        expect(textIn(query, key), key).toContain(
          'over the legal limit, so do not plan with this sum',
        )
      }
    },
  )

  test('are not claimed where the offer keeps them', () => {
    const query = 'to=QA&basic=2000&hours=10&days=6&months=24'
    expect(
      rowsOf(answer(query)).flatMap(({ lines }) => lines.map(({ text }) => text)),
    ).not.toContain('These hours are over the legal limit, so do not plan with this sum.')
  })
})

test('long days in a short week are a question, and not a sum of nothing', () => {
  const query = 'to=QA&basic=2000&hours=9.5&days=5'
  expect(rowIn(query, 'overtime')).toMatchObject({ sum: null, verdict: 'ask' })
  expect(textIn(query, 'overtime')).toContain('7.5 hours a week are over the normal day.')
  expect(textIn(query, 'month')).toContain('Overtime is not in this sum.')
})
