import { describe, expect, test } from 'vitest'
import { isPlace, openRow, overEdge, shownIndex } from '@/components/dashboard/list/rowPlaces'

const rowsOf = (size: number) => Array.from({ length: size }, (_, i) => ({ id: 100 + i }))

describe.each([5, 20, 50])(
  'the keys for the next and previous row, with %i rows per page,',
  (size) => {
    const rows = rowsOf(size)

    test('lead to the row that moved up, however many rows left the list', () => {
      for (let staying = 0; staying < size; staying++) {
        const { page, open } = overEdge(3, 1, staying, size)
        expect(page).toBe(3)
        expect(isPlace(open)).toBe(true)
        expect(openRow(rows, open, false)).toEqual({ id: 100 + staying })
      }
    })

    test('lead to the first row of the next page, and to the last of the previous one', () => {
      expect(overEdge(3, 1, size, size)).toEqual({ page: 4, open: 'first' })
      expect(overEdge(3, -1, size, size)).toEqual({ page: 2, open: 'last' })
      expect(openRow(rows, 'first', false)).toEqual({ id: 100 })
      expect(openRow(rows, 'last', false)).toEqual({ id: 99 + size })
    })

    test('keep the current row open, with its number, while the next page is loading', () => {
      expect(openRow(rows, 'first', true)).toEqual({ id: 99 + size })
      expect(shownIndex('first', true, size - 1, size)).toBe(-1)
      expect(openRow(rows, 'last', true)).toEqual({ id: 100 })
      expect(shownIndex('last', true, 0, size)).toBe(size)
    })
  },
)

test.each(['12', 'at', 'at-1', 'attic', 'at1000', '', null])(
  '%j is not a place in a page',
  (named) => {
    expect(isPlace(named)).toBe(false)
  },
)
