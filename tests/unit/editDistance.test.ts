import { expect, test } from 'vitest'
import { editDistance } from '@/lib/shared/editDistance'

test.each([
  ['welder', 'welder', 0],
  ['welder', 'weldr', 1],
  ['welder', 'weldder', 1],
  ['welder', 'weldar', 1],
  ['welder', 'wedler', 1],
  ['welder', 'wledr', 2],
  ['', 'abc', 3],
  ['abc', '', 3],
])('the edit distance from "%s" to "%s" is %i', (a, b, errors) => {
  expect(editDistance(a, b)).toBe(errors)
})
