import { expect, test } from 'vitest'
import { readSum } from '@/collections/Tools/charges/shared/money'

test.each([
  ['₹ 1,00,000.00', 100000],
  ['Rs. 85 000/-', 85000],
  ['NPR 10,000', 10000],
  ['85.000', null],
  ['85k', null],
  ['99999999999', null],
  [null, null],
])('reads %j as the sum %j', (typed, sum) => {
  expect(readSum(typed)).toBe(sum)
})
