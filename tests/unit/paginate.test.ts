import { describe, expect, test } from 'vitest'
import {
  type PagerEntry,
  pageCount,
  pagerEntries,
  parsePage,
  readPage,
} from '@/lib/shared/paginate'

const shown = (current: number, last: number) => pagerEntries(current, last).join(' ')

const EVERY_PAGER = Array.from({ length: 12 }, (_, i) => i + 1).flatMap((last) =>
  Array.from({ length: last }, (_, i) => ({ current: i + 1, last })),
)

describe('the pager (docs/product.md §2.18)', () => {
  test.each([
    [1, '1 2 3 … 7'],
    [2, '1 2 3 … 7'],
    [3, '1 2 3 4 … 7'],
    [4, '1 2 3 4 5 6 7'],
    [5, '1 … 4 5 6 7'],
    [6, '1 … 5 6 7'],
    [7, '1 … 5 6 7'],
  ])('shows on page %i of seven: %s', (current, expected) => {
    // An ellipsis never hides a single page; on page 4 both ellipses would.
    expect(shown(current, 7)).toBe(expected)
  })

  test.each([
    [1, '1 2 3 … 6'],
    [2, '1 2 3 … 6'],
    [3, '1 2 3 4 5 6'],
    [4, '1 2 3 4 5 6'],
    [5, '1 … 4 5 6'],
    [6, '1 … 4 5 6'],
  ])('shows on page %i of six: %s', (current, expected) => {
    expect(shown(current, 6)).toBe(expected)
  })

  test.each([
    [1, '1 2 3 … 12'],
    [2, '1 2 3 … 12'],
    [3, '1 2 3 4 … 12'],
    [4, '1 2 3 4 5 … 12'],
    [5, '1 … 4 5 6 … 12'],
    [6, '1 … 5 6 7 … 12'],
    [7, '1 … 6 7 8 … 12'],
    [8, '1 … 7 8 9 … 12'],
    [9, '1 … 8 9 10 11 12'],
    [10, '1 … 9 10 11 12'],
    [11, '1 … 10 11 12'],
    [12, '1 … 10 11 12'],
  ])('shows on page %i of twelve: %s', (current, expected) => {
    expect(shown(current, 12)).toBe(expected)
  })

  test.each(EVERY_PAGER)('follows its rules on page $current of $last', ({ current, last }) => {
    const entries = pagerEntries(current, last)
    const pages = entries.filter((entry) => entry !== '…')
    expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b))
    expect(pages).toContain(current)
    expect(pages[0]).toBe(1)
    expect(pages.at(-1)).toBe(last)
    for (const hidden of hiddenRuns(entries)) expect(hidden).toBeGreaterThanOrEqual(2)
    if (last <= 5) expect(pages).toHaveLength(last)
    for (const near of neighbours(current, last)) expect(pages).toContain(near)
  })

  test('has one page when there are no entries', () => {
    expect(pageCount(0, 5)).toBe(1)
    expect(shown(1, 1)).toBe('1')
  })

  test.each([
    [1, 1],
    [5, 1],
    [6, 2],
    [10, 2],
    [11, 3],
    [100_000, 20_000],
  ])('divides %i entries, five per page, into %i pages', (total, pages) => {
    expect(pageCount(total, 5)).toBe(pages)
  })
})

describe('the page number in an address', () => {
  test.each([
    '',
    '0',
    '-1',
    '1.5',
    'abc',
    '1e3',
    '0x2',
    ' 2',
    '2 ',
    '9999999999',
    '２',
    undefined,
    null,
    2,
    ['2'],
  ])('%o means the first page', (value) => {
    expect(parsePage(value, 9)).toBe(1)
  })

  test('beyond the last page means the last page', () => {
    expect(parsePage('10', 9)).toBe(9)
    expect(parsePage('999999999', 9)).toBe(9)
  })

  test('of an existing page means that page', () => {
    expect(parsePage('9', 9)).toBe(9)
    expect(parsePage('3', 9)).toBe(3)
  })
})

/** How many pages each ellipsis hides; 0 between consecutive pages. */
const hiddenRuns = (entries: PagerEntry[]): number[] =>
  entries.flatMap((entry, i) => {
    const before = entries[i - 1]
    const after = entries[i + 1]
    if (entry === '…')
      return typeof before === 'number' && typeof after === 'number' ? [after - before - 1] : [0]
    if (typeof before === 'number' && entry - before !== 1) return [0]
    return []
  })

const neighbours = (current: number, last: number): number[] =>
  [current - 1, current + 1].filter((page) => page >= 1 && page <= last)

describe('the page that a call asks for', () => {
  const read = (query: string) => readPage(new URLSearchParams(query))

  test('is the whole list without page and limit', () => {
    expect(read('')).toBeUndefined()
    expect(read('q=a')).toBeUndefined()
  })

  test.each([
    ['limit=20', { number: 1, size: 20 }],
    ['page=2&limit=50', { number: 2, size: 50 }],
    ['page=2', { number: 2, size: 5 }],
    ['limit=10', { number: 1, size: 10 }],
    ['page=0&limit=0', { number: 1, size: 5 }],
    ['page=-5&limit=-1', { number: 1, size: 5 }],
    ['page=abc&limit=all', { number: 1, size: 5 }],
    ['page=3&limit=100000', { number: 3, size: 100 }],
  ])('is read from ?%s', (query, page) => {
    expect(read(query)).toEqual(page)
  })
})
