import { expect, test } from 'vitest'
import { readSearch } from '@/collections/Submissions/search'

test.each([
  ['4821', 'ending', '4821'],
  ['0012', 'ending', '0012'],
  ['٠٠١٢', 'ending', '0012'],
  ['౦౦౧౨', 'ending', '0012'],
  ['000', 'ending', '000'],
  ['00 123', 'ending', '00123'],
  ['09876543210', 'number', '9876543210'],
  ['0091 98765 43210', 'number', '919876543210'],
  ['0012345', 'number', '12345'],
  ['0000012', 'number', '0000012'],
])('a search for %s looks for the %s %s', (typed, kind, digits) => {
  expect(readSearch(typed)).toEqual({ kind, digits })
})

test.each([
  ['12', ['12']],
  ['  Asha   12 ', ['Asha', '12']],
  ['', []],
])('a search for “%s” looks for words', (typed, words) => {
  expect(readSearch(typed)).toEqual({ kind: 'words', words })
})

test('a search with a NUL finds nothing', () => {
  expect(readSearch('a\0')).toBeNull()
})
