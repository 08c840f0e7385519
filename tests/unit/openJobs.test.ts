import { describe, expect, test } from 'vitest'
import { isOpen } from '@/collections/Jobs/jobs'
import { readPage } from '@/lib/shared/paginate'

const noonOf21November = new Date('2026-11-21T06:30:00Z')

describe('job is open', () => {
  test.each([
    ['it has no closing date', null],
    ['today is its last day', '2026-11-20T18:30:00.000Z'],
    ['its last day is tomorrow', '2026-11-22T12:00:00.000Z'],
  ])('when %s', (_why, closing_date) => {
    expect(isOpen({ is_deleted: 'No', closing_date }, noonOf21November)).toBe(true)
  })
})

describe('job is closed', () => {
  test.each([
    ['it is inactive', 'Yes', null],
    ['it is inactive although its last day is to come', 'Yes', '2026-12-01T12:00:00.000Z'],
    ['its last day was yesterday', 'No', '2026-11-20T12:00:00.000Z'],
    ['its last day ended a second ago in Mumbai', 'No', '2026-11-20T18:29:59.000Z'],
  ] as const)('when %s', (_why, is_deleted, closing_date) => {
    expect(isOpen({ is_deleted, closing_date }, noonOf21November)).toBe(false)
  })
})

describe('page of a list in the query', () => {
  const read = (query: string) => readPage(new URLSearchParams(query))

  test('is absent when none is asked for: the whole list, as specified', () => {
    expect(read('')).toBeUndefined()
    expect(read('q=a')).toBeUndefined()
  })

  test.each([
    ['page=2', { number: 2, size: 5 }],
    ['limit=10', { number: 1, size: 10 }],
    ['page=0&limit=0', { number: 1, size: 5 }],
    ['page=-5&limit=-1', { number: 1, size: 5 }],
    ['page=abc&limit=all', { number: 1, size: 5 }],
    ['page=3&limit=100000', { number: 3, size: 100 }],
  ])('%s means %o', (query, page) => {
    expect(read(query)).toEqual(page)
  })
})
