import * as z from 'zod/mini'
import { parseId } from './ids'
import { EMAIL_MAX_CHARS, PHONE_MAX_DIGITS, PHONE_TYPED_MAX_CHARS } from './limits'

/**
 * Building blocks of the form schemas, for browser and server. Callers pass the messages that
 * docs/product.md §5 specifies for their form.
 */

// Otherwise zod first tries `new Function`, which the content security policy reports.
z.config({ jitless: true })

export const UNREADABLE_TEXT = 'This contains characters that cannot be read'

/** What a file needs to be validated in the browser (File) and on the server (an upload). */
export type FileLike = { name: string; size: number }

// Control characters except tab and newline, and lone surrogates: SQLite cuts a text at a NUL, and
// Postgres refuses it.
const UNREADABLE = /(?![\t\n\r\u0080-\u009f])\p{Cc}|\p{Cs}/u

const clean = (text: string): string => text.replace(/\r\n?/g, '\n').normalize('NFC').trim()

const tooManyChars = (max: number): string => `Please use at most ${max} characters`

/** Required text of one or more lines, trimmed and NFC. `required` is the message when empty. */
export const requiredText = (required: string, max: number) =>
  z.string({ error: required }).check(
    z.overwrite(clean),
    z.minLength(1, { error: required, abort: true }),
    z.maxLength(max, tooManyChars(max)),
    z.refine((text) => !UNREADABLE.test(text), UNREADABLE_TEXT),
  )

/** Text that may be empty. */
export const anyText = (max: number) =>
  z.string().check(
    z.overwrite(clean),
    z.maxLength(max, tooManyChars(max)),
    z.refine((text) => !UNREADABLE.test(text), UNREADABLE_TEXT),
  )

/** Text that may be empty or absent. */
export const optionalText = (max: number) => z._default(anyText(max), '')

/** An e-mail address, converted to lower case. Messages: docs/product.md §5.2. */
export const emailField = () =>
  z
    .string({ error: 'Email is required' })
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, { error: 'Email is required', abort: true }),
      z.maxLength(EMAIL_MAX_CHARS, { error: 'Invalid email format', abort: true }),
      z.regex(z.regexes.email, 'Invalid email format'),
    )

// The zeros of the scripts on our candidates' keyboards: Arabic, Persian and Urdu, Devanagari,
// Bengali, Tamil, Telugu, Malayalam, Sinhala, full width.
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xbe6, 0xc66, 0xd66, 0xde6, 0xff10]

/** The ASCII digits of a number as typed: other scripts' digits converted, everything else removed. */
export const phoneDigits = (typed: string): string => asciiDigits(typed).replace(/\D/g, '')

/** A text with the digits of other scripts as ASCII digits. */
export const asciiDigits = (text: string): string => text.replace(/\p{Nd}/gu, asciiDigit)

const asciiDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0
  const zero = ZEROS.find((start) => code >= start && code < start + 10)
  return zero === undefined ? digit : String(code - zero)
}

type PhoneMessages = { required: string; tooLong: string; letters: string }

/**
 * A required phone number of at most 15 digits without letters. The value stays as typed: spaces,
 * dashes, dots, brackets, a plus and other scripts' digits are allowed.
 */
export const phoneField = ({ required, tooLong, letters }: PhoneMessages) =>
  z.string({ error: required }).check(
    z.overwrite(clean),
    z.refine((typed) => !/\p{L}/u.test(typed), { error: letters, abort: true }),
    z.refine((typed) => phoneDigits(typed).length > 0, { error: required, abort: true }),
    z.refine(
      (typed) =>
        typed.length <= PHONE_TYPED_MAX_CHARS && phoneDigits(typed).length <= PHONE_MAX_DIGITS,
      { error: tooLong, abort: true },
    ),
    z.refine((text) => !UNREADABLE.test(text), UNREADABLE_TEXT),
  )

/** A dialling code, with or without a plus; the value is its digits. */
export const dialCodeField = (required: string) =>
  z.string({ error: required }).check(
    z.trim(),
    z.overwrite((code) => code.replace(/^\+/, '')),
    z.regex(/^\d{1,4}$/, required),
  )

const DECIMAL_NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)$/

/**
 * Years of experience: any number of at least 0. The value stays text, because coercing an empty field
 * to a number would give 0 instead of asking for it; `yearsOf` is the number to store.
 */
export const yearsField = (required: string) =>
  z.string({ error: required }).check(
    z.trim(),
    z.minLength(1, { error: required, abort: true }),
    z.regex(DECIMAL_NUMBER, { error: 'Must be positive', abort: true }),
    z.refine((text) => Number(text) >= 0 && Number.isFinite(yearsOf(text)), 'Must be positive'),
  )

/** The number that a valid yearsField says, rounded to two decimals. */
export const yearsOf = (text: string): number => Number(Number(text).toFixed(2))

/** The id of a database row, in JSON. */
export const rowIdField = () => z.int().check(z.refine((value) => parseId(value) !== null))

/** Whether a checkbox was ticked: forms send true, 1 or on. */
export const isTicked = (value: unknown): boolean =>
  value === true || value === 'true' || value === '1' || value === 'on'

/** A required resume of at most `maxBytes`. */
export const resumeField = (tooLarge: string, maxBytes: number) =>
  fileField('Resume is required', tooLarge, maxBytes)

/** A required file of at most `maxBytes`. The server checks its type by its content. */
export const fileField = (required: string, tooLarge: string, maxBytes: number) =>
  z
    .custom<FileLike>(isFileLike, required)
    .check(z.refine((file) => file.size <= maxBytes, tooLarge))

const isFileLike = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'size' in value &&
  'name' in value &&
  Number(value.size) > 0
