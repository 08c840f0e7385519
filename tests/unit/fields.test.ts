import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fieldErrors } from '@/lib/shared/fieldErrors'
import {
  dialCodeField,
  emailField,
  isTicked,
  optionalText,
  phoneDigits,
  phoneField,
  requiredText,
  UNREADABLE_TEXT,
  yearsField,
} from '@/lib/shared/fields'

/** The value that a rule accepts, or its first error message. */
const judge = (rule: z.ZodMiniType<unknown>, typed: unknown): unknown => {
  const parsed = z.object({ field: rule }).safeParse({ field: typed })
  return parsed.success ? { value: parsed.data.field } : fieldErrors(parsed.error).field
}

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

describe('a required text', () => {
  const text = requiredText('It is required', 10)

  test.each(['', '   ', '\n\t', undefined, null, 1, ['a'], { a: 1 }])(
    '%o counts as missing',
    (typed) => {
      expect(judge(text, typed)).toBe('It is required')
    },
  )

  test.each(['a\u0000b', 'a\u001bb', 'a\u007fb', 'a\ud800', '\udc00a', '\ud800\ud800'])(
    '%o is refused for its unreadable characters',
    (typed) => {
      expect(judge(text, typed)).toBe(UNREADABLE_TEXT)
    },
  )

  test('longer than allowed is refused with the maximum length', () => {
    expect(judge(text, 'a'.repeat(11))).toBe('Please use at most 10 characters')
  })

  test.each([
    ['  आशा  ', 'आशा'],
    ['اردو', 'اردو'],
    ['😀', '😀'],
    ['a\r\nb\rc', 'a\nb\nc'],
    ['e\u0301', '\u00e9'],
    ['<script>', '<script>'],
  ])('%o is stored as %o', (typed, value) => {
    expect(judge(text, typed)).toEqual({ value })
  })
})

describe('an optional text', () => {
  test('may be left out', () => {
    expect(judge(optionalText(5), undefined)).toEqual({ value: '' })
    expect(judge(optionalText(5), ' ')).toEqual({ value: '' })
  })

  test('is checked for length and unreadable characters', () => {
    expect(judge(optionalText(5), 'abcdef')).toBe('Please use at most 5 characters')
    expect(judge(optionalText(5), 'a\u0000')).toBe(UNREADABLE_TEXT)
  })
})

describe('years of experience', () => {
  const years = yearsField('Years are required', 60)

  test.each(['', ' ', undefined, null, 3, true, []])('%o counts as missing', (typed) => {
    expect(judge(years, typed)).toBe('Years are required')
  })

  test.each(['-1', '-0.5', 'abc', '1e3', 'Infinity', 'NaN', '0x5', '3,5', '.', '--1'])(
    '"%s" is refused with "Must be positive"',
    (typed) => {
      expect(judge(years, typed)).toBe('Must be positive')
    },
  )

  test.each(['2.555', '1.234', '.125', '61.001'])('"%s" is refused for its decimals', (typed) => {
    expect(judge(years, typed)).toBe('Please use at most 2 decimals')
  })

  test.each(['61', '60.5', '999', '9'.repeat(400)])(
    '"%s" is refused as more than 60 years',
    (typed) => {
      expect(judge(years, typed)).toBe('Please enter at most 60 years')
    },
  )

  test.each(['0', '3', '3.5', '.5', '5.', '60', '60.00', ' 7 '])('"%s" is accepted', (typed) => {
    expect(judge(years, typed)).toEqual({ value: typed.trim() })
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

describe('a checkbox value', () => {
  test.each([true, 'true', '1', 'on'])('%o counts as ticked', (value) => {
    expect(isTicked(value)).toBe(true)
  })

  test.each([false, 'false', '0', 'off', '', 'yes', 1, undefined, null, ['true']])(
    '%o counts as not ticked',
    (value) => {
      expect(isTicked(value)).toBe(false)
    },
  )
})

test('a form with several errors reports the first error of each field', () => {
  const form = z.object({
    a: requiredText('a is required', 2),
    b: requiredText('b is required', 2),
  })
  const parsed = form.safeParse({ a: 'abc\u0000', b: '' })
  expect(parsed.success ? {} : fieldErrors(parsed.error)).toEqual({
    a: 'Please use at most 2 characters',
    b: 'b is required',
  })
})
