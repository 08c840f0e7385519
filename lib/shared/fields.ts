import * as z from 'zod/mini'
import { parseId } from './ids'
import { EMAIL_MAX_CHARS, PHONE_MAX_DIGITS, PHONE_TYPED_MAX_CHARS } from './limits'

/**
 * Building blocks of the forms' schemas, for the browser and the server. The caller passes the
 * exact messages (docs/product.md §5).
 */

// Without it zod tries `new Function` first, which the pages' content security policy reports.
z.config({ jitless: true })

export const UNREADABLE_TEXT = 'This contains characters that cannot be read'

/** What a file must tell to be judged in the browser (File) and on the server (an upload). */
export type FileLike = { name: string; size: number }

// Control characters but tab and newline, and lone surrogates: SQLite cuts a text at a NUL, and
// Postgres refuses it.
const UNREADABLE = /(?![\t\n\r\u0080-\u009f])\p{Cc}|\p{Cs}/u

const clean = (text: string): string => text.replace(/\r\n?/g, '\n').normalize('NFC').trim()

/** One line or more of text: trimmed, NFC, required with the given sentence. */
export const requiredText = (required: string, max: number) =>
  z.string({ error: required }).check(
    z.overwrite(clean),
    z.minLength(1, { error: required, abort: true }),
    z.maxLength(max, `Please use at most ${max} characters`),
    z.refine((text) => !UNREADABLE.test(text), UNREADABLE_TEXT),
  )

/** Text that may be empty. */
export const anyText = (max: number) =>
  z.string().check(
    z.overwrite(clean),
    z.maxLength(max, `Please use at most ${max} characters`),
    z.refine((text) => !UNREADABLE.test(text), UNREADABLE_TEXT),
  )

/** Text that may be empty or absent. */
export const optionalText = (max: number) => z._default(anyText(max), '')

/** An e-mail address, lower-cased, with the messages of docs/product.md §5.2. */
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

// The zeros of the scripts that our candidates' phones type: Arabic, Persian and Urdu, Devanagari,
// Bengali, Tamil, Malayalam, full width.
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xbe6, 0xd66, 0xff10]

/** The digits of a number as typed: spaces, dashes and a plus taken away, other scripts' digits read. */
export const phoneDigits = (typed: string): string =>
  typed.replace(/\p{Nd}/gu, asciiDigit).replace(/\D/g, '')

const asciiDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0
  const zero = ZEROS.find((start) => code >= start && code < start + 10)
  return zero === undefined ? digit : String(code - zero)
}

/** A phone number: required, at most 15 digits (docs/product.md §5.5). Keeps what was typed. */
export const phoneField = (required: string, tooLong: string) =>
  z.string({ error: required }).check(
    z.overwrite(clean),
    z.refine((typed) => phoneDigits(typed).length > 0, { error: required, abort: true }),
    z.refine(
      (typed) =>
        typed.length <= PHONE_TYPED_MAX_CHARS && phoneDigits(typed).length <= PHONE_MAX_DIGITS,
      { error: tooLong, abort: true },
    ),
    z.refine((text) => !UNREADABLE.test(text), UNREADABLE_TEXT),
  )

/** A dialling code; it is sent and stored as digits (docs/product.md §10.1). */
export const dialCodeField = (required: string) =>
  z.string({ error: required }).check(
    z.trim(),
    z.overwrite((code) => code.replace(/^\+/, '')),
    z.regex(/^\d{1,4}$/, required),
  )

/**
 * Years of experience: a number of at least 0 (docs/product.md §5.3). The value is text, because
 * coercion would turn an empty field into 0 and the required rule would never fail.
 */
export const yearsField = (required: string, max: number) =>
  z.string({ error: required }).check(
    z.trim(),
    z.minLength(1, { error: required, abort: true }),
    z.regex(/^[+-]?\d{1,4}(\.\d{1,2})?$/, { error: 'Must be positive', abort: true }),
    z.refine((text) => Number(text) >= 0 && Number(text) <= max, 'Must be positive'),
  )

/** The number of a row, in JSON. */
export const rowIdField = () => z.int().check(z.refine((value) => parseId(value) !== null))

/** Whether a checkbox is ticked, as forms send it: true, 1 or on (docs/product.md §10.1). */
export const isTicked = (value: unknown): boolean =>
  value === true || value === 'true' || value === '1' || value === 'on'

/** A resume: required, and at most so many bytes. Its kind is judged by the server (content). */
export const resumeField = (tooLarge: string, maxBytes: number) =>
  z
    .custom<FileLike>(isFileLike, 'Resume is required')
    .check(z.refine((file) => file.size <= maxBytes, tooLarge))

const isFileLike = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'size' in value &&
  'name' in value &&
  Number(value.size) > 0
