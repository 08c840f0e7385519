import { describe, expect, test } from 'vitest'
import { groupOf, type Linked } from '@/collections/Submissions/personGroup'

const row = (key: string, name: string, email: string, phone: string | null): Linked => ({
  key,
  name,
  email: `${email}@mail.example`,
  phone,
})

const apart = (one: string, other: string) => [{ one, other }]

const FAMILY = [
  row('a1', 'Asha Nair', 'asha', '+911'),
  row('a2', 'Asha Nair', 'asha', '+911'),
  row('b1', 'Bala Nair', 'bala', '+911'),
  row('b2', 'Bala Nair', 'bala', null),
]

const keysOf = (rows: Linked[], of: string, pairs: { one: string; other: string }[] = []) =>
  groupOf(rows, of, pairs)
    .map(({ key }) => key)
    .sort()

describe('submissions are of one person', () => {
  test('when they are connected through others', () => {
    const rows = [
      row('a', 'Asha Nair', 'one', '+911'),
      row('b', 'A. NAIR', 'two', '+911'),
      row('c', 'Asha', 'two', '+912'),
      row('d', 'Asha', 'four', '+912'),
    ]
    for (const { key } of rows) expect(keysOf(rows, key)).toEqual(['a', 'b', 'c', 'd'])
  })

  test('until staff tell two of them apart, which parts all of both people', () => {
    expect(keysOf(FAMILY, 'a1')).toEqual(['a1', 'a2', 'b1', 'b2'])
    for (const pairs of [apart('a1', 'b1'), apart('b1', 'a1'), apart('a2', 'b2')]) {
      expect(keysOf(FAMILY, 'a1', pairs)).toEqual(['a1', 'a2'])
      expect(keysOf(FAMILY, 'a2', pairs)).toEqual(['a1', 'a2'])
      expect(keysOf(FAMILY, 'b1', pairs)).toEqual(['b1', 'b2'])
      expect(keysOf(FAMILY, 'b2', pairs)).toEqual(['b1', 'b2'])
    }
  })

  test('also with the same e-mail, which a family may share, unless they are told apart', () => {
    const rows = [row('a', 'Asha', 'home', '+911'), row('b', 'Bala', 'home', '+912')]
    expect(keysOf(rows, 'a')).toEqual(['a', 'b'])
    expect(keysOf(rows, 'a', apart('a', 'b'))).toEqual(['a'])
  })
})

describe('submissions are not of one person', () => {
  test.each([
    ['with the same phone and other names', '+911', row('b', 'Bala', 'bala', '+911')],
    ['with the same initial only', '+911', row('b', 'A Menon', 'bala', '+911')],
    ['without a phone', null, row('b', 'Asha Nair', 'bala', null)],
    ['with an empty phone', '', row('b', 'Asha Nair', 'bala', '')],
    ['with nothing in common but the name', '+911', row('b', 'Asha Nair', 'bala', '+912')],
  ])('%s', (_how, phone, other) => {
    expect(keysOf([row('a', 'Asha Nair', 'asha', phone), other], 'a')).toEqual(['a'])
  })

  test('by pairs that name other rows', () => {
    expect(keysOf(FAMILY, 'a1', apart('a1', 'x9'))).toEqual(['a1', 'a2', 'b1', 'b2'])
  })
})
