import { describe, expect, test } from 'vitest'
import { parseId } from '@/lib/shared/ids'

describe('the id in an address or a form', () => {
  test.each([
    ['1', 1],
    ['42', 42],
    ['2147483647', 2_147_483_647],
    [7, 7],
  ])('%o is accepted as id %o', (value, id) => {
    expect(parseId(value)).toBe(id)
  })

  test.each([
    '',
    '0',
    '-1',
    '+1',
    '01',
    '1.0',
    '1.5',
    '1e0',
    '0x1',
    ' 1',
    '1 ',
    '1\n',
    '१',
    '１',
    '1;drop',
    "1' OR '1'='1",
    'abc',
    'general',
    'NaN',
    'Infinity',
    '9e99',
    '12345678901',
    0,
    -1,
    1.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    2 ** 53,
    true,
    null,
    undefined,
    ['1'],
    { id: 1 },
    1n,
  ])('%o is refused', (value) => {
    expect(parseId(value)).toBeNull()
  })

  test.each(['2147483648', '9999999999', 2_147_483_648, Number.MAX_SAFE_INTEGER])(
    '%o is refused: it does not fit the database’s integer columns',
    (value) => {
      expect(parseId(value)).toBeNull()
    },
  )
})
