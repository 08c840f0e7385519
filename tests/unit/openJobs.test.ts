import { describe, expect, test } from 'vitest'
import { isOpen } from '@/collections/Jobs/jobs'

const noonOf21November = new Date('2026-11-21T06:30:00Z')

describe('a job is open', () => {
  test.each([
    ['it has no closing date', null],
    ['today is its last day', '2026-11-20T18:30:00.000Z'],
    ['its last day is tomorrow', '2026-11-22T12:00:00.000Z'],
  ])('when %s', (_why, closing_date) => {
    expect(isOpen({ is_deleted: 'No', closing_date }, noonOf21November)).toBe(true)
  })
})

describe('a job is closed', () => {
  test.each([
    ['it is inactive', 'Yes', null],
    ['it is inactive although its last day is to come', 'Yes', '2026-12-01T12:00:00.000Z'],
    ['its last day was yesterday', 'No', '2026-11-20T12:00:00.000Z'],
    ['its last day ended a second ago in Mumbai', 'No', '2026-11-20T18:29:59.000Z'],
  ] as const)('when %s', (_why, is_deleted, closing_date) => {
    expect(isOpen({ is_deleted, closing_date }, noonOf21November)).toBe(false)
  })
})
