import { describe, expect, test } from 'vitest'
import { namesPerson } from '@/collections/Privacy/namesPerson'

const SURESH = {
  name: 'Suresh Kumar Nair',
  email: 'suresh.n@mail.example',
  phone: '+919820012345',
  reference: 'AP-26-0000123',
}

describe('a saved search names a person', () => {
  test.each([
    ['the e-mail address', 'ask SURESH.N@mail.example again'],
    ['the reference', 'ap-26-0000123'],
    ['the whole name', 'Suresh Kumar Nair | welder'],
    ['the name in another order', 'NAIR, suresh'],
    ['the name without its middle', 'suresh nair'],
    ['the name with an accent', 'Súresh Naïr'],
    ['the number with spaces', '+91 98200 12345'],
    ['the number with zeros before it', '00919820012345'],
    ['the number without the country code', '09820012345'],
    ['the last five digits', 'welder 12345'],
    ['digits of another script', '१२३४५'],
    ['the number among others', '2026 | 98200-12345 | 44444'],
  ])('by %s', (_how, text) => expect(namesPerson(text, SURESH)).toBe(true))

  test('by the only word of the name', () => {
    expect(namesPerson('welder ramesh', { ...SURESH, name: 'Ramesh' })).toBe(true)
  })

  test('by a name in another script', () => {
    expect(namesPerson('सुरेश नायर', { ...SURESH, name: 'सुरेश नायर' })).toBe(true)
  })

  test('by a number that an enquiry has as it was typed', () => {
    expect(namesPerson('9820012345', { ...SURESH, phone: '0 98200-12345' })).toBe(true)
  })
})

describe('a saved search names nobody', () => {
  test.each([
    ['only a common first name', 'Suresh'],
    ['words of the work', 'welder Qatar night shift'],
    ['a part of a word of the name', 'Sure Kumara'],
    ['four digits', 'welder 2345'],
    ['the number of another person', '9820054321'],
    ['another reference', 'AP-26-0000124'],
    ['nothing', ''],
  ])('with %s', (_how, text) => expect(namesPerson(text, SURESH)).toBe(false))

  test('because the person gave no number and no word', () => {
    const known = { ...SURESH, name: '?', phone: null }
    expect(namesPerson('welder 12345', known)).toBe(false)
  })
})
