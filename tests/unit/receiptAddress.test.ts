import { describe, expect, test } from 'vitest'
import { readNumber, typedAddress } from '@/collections/Ledger/shared/address'

describe('what somebody types to check a receipt', () => {
  test.each([
    ['R-26-000131', '7K42'],
    ['26-000131', '7k42'],
    ['r-26-131', ' 7K42 '],
    ['R – 26 – 000131', '7K 42'],
    ['R-२६-०००१३१', '7K42'],
    ['R-26-OOO13l', '7K42'],
    ['26-000131-7K42', ''],
    ['R-26-000131-7K42', 'what'],
    ['agency.example/r/26-000131-7K42', ''],
    ['https://agency.example/hi/r/26-000131-7K42?of=a.b', ''],
    ['https://agency.example/r/26-000131/', '7K42'],
  ])('“%s” and “%s” are the receipt 26-000131-7K42', (number, code) => {
    expect(typedAddress(number, code)).toBe('26-000131-7K42')
  })

  test.each([
    ['', ''],
    ['R-26-000131', ''],
    ['R-26-000131', '7K4'],
    ['R-26-000131', '7K421'],
    ['R-26-000131', '/../x'],
    ['', '7K42'],
    ['AP-26-4821730', '7K42'],
    ['26-0001311111', '7K42'],
    ['//evil.example', '7K42'],
    ['javascript:alert(1)', '7K42'],
  ])('“%s” and “%s” are none', (number, code) => {
    expect(typedAddress(number, code)).toBeNull()
  })

  test('a number alone is read as a number, and nothing else is', () => {
    expect(readNumber('26-000131')).toBe('R-26-000131')
    expect(readNumber('26-131-')).toBe('R-26-000131')
    for (const other of ['26-000131-7K42', '26', 'abc', '', undefined]) {
      expect(readNumber(other)).toBeNull()
    }
  })
})
