import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fieldErrors } from '@/lib/shared/fieldErrors'
import {
  isTicked,
  optionalText,
  requiredText,
  UNREADABLE_TEXT,
  yearsField,
  yearsOf,
} from '@/lib/shared/fields'
import { judge } from '@/tests/support/candidates/fieldRules'

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
  const years = yearsField('Years are required')

  test.each(['', ' ', undefined, null, 3, true, []])('%o counts as missing', (typed) => {
    expect(judge(years, typed)).toBe('Years are required')
  })

  test.each([
    '-1',
    '-0.5',
    'abc',
    '1e3',
    'Infinity',
    'NaN',
    '0x5',
    '3,5',
    '.',
    '--1',
    '9'.repeat(400),
  ])('"%s" is refused with "Must be positive"', (typed) => {
    expect(judge(years, typed)).toBe('Must be positive')
  })

  test.each(['0', '3', '3.5', '.5', '5.', '2.555', '61', '999', ' 7 '])(
    '"%s" is accepted',
    (typed) => {
      expect(judge(years, typed)).toEqual({ value: typed.trim() })
    },
  )

  test.each([
    ['2.556', 2.56],
    ['.1249', 0.12],
    ['70', 70],
  ])('"%s" is stored as %d', (typed, stored) => {
    expect(yearsOf(typed)).toBe(stored)
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
