import { expect, test } from 'vitest'
import { PAPERS } from '@/collections/Papers/shared/papers'
import { paperSchema } from '@/collections/Papers/shared/schema'
import { dayProblem, paperState, stateWords } from '@/collections/Papers/shared/state'
import { PAPER_KEYS } from '@/collections/Tools/documents/shared/papers'
import { keysOf } from '@/lib/shared/objects'

const TODAY = '2026-11-24'

test.each([
  ['2031-03-14', null, 'in date', 'In date'],
  ['2027-01-24', null, 'in date', 'In date'],
  ['2027-01-23', null, 'soon', '60 days'],
  ['2027-01-01', null, 'soon', '38 days'],
  ['2026-11-25', null, 'soon', '1 day'],
  ['2026-11-24', null, 'soon', 'ends today'],
  ['2026-11-23', null, 'ended', 'ended'],
  ['', null, 'no last day', 'no last day'],
  ['2031-03-14', 7, 'replaced', 'replaced'],
] as const)(
  'a paper until %s, renewed by %s, is said to be "%s"',
  (last_day, renewed_by, state, words) => {
    expect(paperState({ last_day, renewed_by }, TODAY)).toBe(state)
    expect(stateWords({ last_day, renewed_by }, TODAY)).toBe(words)
  },
)

test.each([
  ['2026-11-25', '', 'issued_on'],
  ['', '2016-11-23', 'last_day'],
  ['', '2046-11-25', 'last_day'],
] as const)('days that cannot be right are refused: %s to %s', (issued_on, last_day, field) => {
  expect(dayProblem({ issued_on, last_day }, TODAY)).toMatchObject({ field })
})

test.each([
  ['', ''],
  ['2026-11-24', '2026-11-24'],
  ['', '2016-11-24'],
  ['', '2046-11-24'],
])('days that can be right are taken: %s to %s', (issued_on, last_day) => {
  expect(dayProblem({ issued_on, last_day }, TODAY)).toBeNull()
})

test('the form takes a number with spaces, and no last day before the issue', () => {
  const values = { kind: 'passport', number: ' z12 34567 ', issued_on: '2026-01-02', last_day: '' }
  expect(paperSchema.parse(values).number).toBe('Z1234567')
  const wrong = paperSchema.safeParse({ ...values, last_day: '2026-01-01' })
  expect(wrong.error?.issues[0]?.path).toEqual(['last_day'])
})

test('a paper of the tool “My documents” has the same key here', () => {
  const own = keysOf(PAPERS).filter((key) => key !== 'other')
  expect(PAPER_KEYS).toEqual(expect.arrayContaining(own))
})
