import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { asciiDigits } from '@/lib/shared/fields'

export type PhoneRead =
  | { ok: true; country_code: string; national: string; e164: string }
  | { ok: false; why: string }

const SHORTENED =
  'Excel has shortened the phone number. Write it in full, in a column that is formatted as text.'

/** Reads a number as old lists have it. A number without a country code is of `country`. */
export const readPhone = (typed: string, country: CountryCode): PhoneRead => {
  const text = asciiDigits(typed).trim()
  const plain = asWritten(text)
  if (plain === null) return { ok: false, why: SHORTENED }
  for (const one of plain.split(/[/,;|]|\bor\b/i)) {
    const found = parseOne(one, country)
    if (found) return found
  }
  return { ok: false, why: 'There is no such phone number.' }
}

const parseOne = (text: string, country: CountryCode): PhoneRead | null => {
  const digits = text.replace(/\D/g, '')
  if (digits.length < 5) return null
  // A number with its country code, but without the plus.
  for (const reading of [text, `+${digits}`]) {
    const phone = parsePhoneNumberFromString(reading, country)
    if (!phone?.isValid()) continue
    const { countryCallingCode: country_code, nationalNumber: national, number: e164 } = phone
    return { ok: true, country_code, national, e164 }
  }
  return null
}

/**
 * A number that Excel stored as a number, in digits: 9.19876543210E+11, 919876543210.0. Null when
 * digits are lost, as in 9.19877E+11.
 */
const asWritten = (text: string): string | null => {
  const power = /^'?\+?(\d)(?:[.,](\d+))?e\+?(\d{1,2})$/i.exec(text.replace(/\s/g, ''))
  if (power) {
    const [, first = '', rest = '', exponent = ''] = power
    const missing = Number(exponent) - rest.length
    // One zero at the end is left out by Excel; more of them are hardly a number.
    if (missing > 1) return null
    if (missing >= 0) return `${first}${rest}${'0'.repeat(missing)}`
    return `${first}${rest.slice(0, missing)}`
  }
  return text.replace(/^'/, '').replace(/^(\+?\d+)\.0+$/, '$1')
}
