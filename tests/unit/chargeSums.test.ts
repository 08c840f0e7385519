import { describe, expect, test } from 'vitest'
import { chargeSchema } from '@/collections/Ledger/shared/schema'
import { readMinor } from '@/collections/Tools/charges/shared/money'

describe('a sum', () => {
  test.each([
    ['10,000', 1_000_000],
    ['₹ 1,00,000.50', 10_000_050],
    ['Rs. 500', 50_000],
    ['0.5', 50],
    ['NPR 10,000/-', 1_000_000],
  ])('is read from %s', (typed, minor) => {
    expect(readMinor(typed)).toBe(minor)
  })

  test.each(['', '0', '-5', '10.000', '10,50', '1,2,3', 'ten', '1e5', '5 000 000 000', '10 %'])(
    'is not read from “%s”',
    (typed) => {
      expect(readMinor(typed)).toBeNull()
    },
  )

  test('is refused in the form at its field, and a thing outside the limit without a bill, too', () => {
    const parsed = chargeSchema.safeParse({ kind: 'ticket', sum: '-5', paid_by: 'upi', bill: '' })
    expect(parsed.error?.issues.map(({ path }) => path[0])).toEqual(['sum', 'bill'])
    const inside = { kind: 'service', sum: '5', paid_by: 'upi', bill: '' }
    expect(chargeSchema.safeParse(inside).success).toBe(true)
  })
})
