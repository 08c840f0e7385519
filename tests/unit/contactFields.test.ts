import { describe, expect, test } from 'vitest'
import { dialCodeField, emailField, phoneDigits, phoneField } from '@/lib/shared/fields'
import { judge } from '@/tests/support/candidates/fieldRules'

describe('digits are extracted from a typed phone number', () => {
  test.each([
    ['plain', '9820012345', '9820012345'],
    ['with spaces, dashes, brackets and a plus', '+91 (98200) 12-345', '919820012345'],
    ['Arabic-Indic', '٩٨٢٠٠١٢٣٤٥', '9820012345'],
    ['Persian and Urdu', '۹۸۲۰۰۱۲۳۴۵', '9820012345'],
    ['Devanagari', '९८२००१२३४५', '9820012345'],
    ['Bengali', '৯৮২০০১২৩৪৫', '9820012345'],
    ['Tamil', '௯௮௨௦௦௧௨௩௪௫', '9820012345'],
    ['Malayalam', '൯൮൨൦൦൧൨൩൪൫', '9820012345'],
    ['full width', '９８２００１２３４５', '9820012345'],
    ['of a script that no candidate uses', '᠙᠘', ''],
    ['letters', 'call me', ''],
    ['nothing', '', ''],
  ])('%s', (_what, typed, digits) => {
    expect(phoneDigits(typed)).toBe(digits)
  })
})

describe('a phone number', () => {
  const phone = phoneField({
    required: 'It is required',
    tooLong: 'It is too long',
    letters: 'It has letters',
  })

  test.each(['', '   ', '+', '--', undefined, null, 12, ['98']])(
    '%o counts as missing',
    (typed) => {
      expect(judge(phone, typed)).toBe('It is required')
    },
  )

  test.each([
    '1234567890123456',
    '+12 34 56 78 90 12 34 56',
    '٠١٢٣٤٥٦٧٨٩٠١٢٣٤٥',
    `1${' '.repeat(40)}2`,
  ])('"%s" is refused as too long', (typed) => {
    expect(judge(phone, typed)).toBe('It is too long')
  })

  test.each(['abc', 'abc12', '98200 1234O', '98200 12345 ext', 'फ़ोन 9820012345', 'a'.repeat(50)])(
    '"%s" has letters, which no number has',
    (typed) => {
      expect(judge(phone, typed)).toBe('It has letters')
    },
  )

  test.each([
    '123456789012345',
    '+12 34 56 78 90 12 345',
    '(022) 2345-6789',
    '[022] 2345.6789',
    '98200–12345',
    '98200\u00a012345',
    '\u202a+91 98200 12345\u202c',
    '٩٨٢٠٠١٢٣٤٥',
    '९८२००१२३४५',
    '9',
  ])('"%s" is kept as typed', (typed) => {
    expect(judge(phone, typed)).toEqual({ value: typed })
  })
})

describe('an e-mail address', () => {
  test.each(['', '  ', undefined, null, 5, ['a@b.co'], { $ne: 1 }])(
    '%o counts as missing',
    (typed) => {
      expect(judge(emailField(), typed)).toBe('Email is required')
    },
  )

  test.each([
    'asha',
    'asha@',
    '@example.com',
    'asha@localhost',
    'asha@example',
    'a b@example.com',
    'a@example.com, b@example.com',
    'a@example.com\nBcc: b@example.com',
    'a@exam\u0000ple.com',
    'asha@example..com',
    '<asha@example.com>',
    `${'a'.repeat(243)}@example.com`,
  ])('%o is refused as invalid', (typed) => {
    expect(judge(emailField(), typed)).toBe('Invalid email format')
  })

  test.each([
    ['  Asha@Example.COM ', 'asha@example.com'],
    ['a.b+c@sub.example.co.in', 'a.b+c@sub.example.co.in'],
    [`${'a'.repeat(242)}@example.com`, `${'a'.repeat(242)}@example.com`],
  ])('%o is accepted', (typed, value) => {
    expect(judge(emailField(), typed)).toEqual({ value })
  })
})

describe('a dialling code', () => {
  const code = dialCodeField('Choose a code')

  test.each(['', '+', 'abc', '12345', '9 1', '-91', undefined, ['91']])(
    '%o is refused',
    (typed) => {
      expect(judge(code, typed)).toBe('Choose a code')
    },
  )

  test.each([
    ['91', '91'],
    ['+91', '91'],
    [' 971 ', '971'],
  ])('%o is stored as %s', (typed, value) => {
    expect(judge(code, typed)).toEqual({ value })
  })
})
