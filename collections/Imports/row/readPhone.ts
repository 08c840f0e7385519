import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { asciiDigits } from '@/lib/shared/fields'
import { dialCodeOf } from './readCountry'

export type PhoneRead =
  | { ok: true; country_code: string; national: string; e164: string }
  | { ok: false; why: string }

const SHORTENED =
  'Excel has shortened the phone number. Write it in full, in a column that is formatted as text.'

/** The Gulf states. Lists of the region have their codes without the plus. */
const GULF_CODES = ['971', '966', '974', '965', '973', '968']

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
  for (const reading of [text, withPlus(digits, country)]) {
    const phone = reading ? parsePhoneNumberFromString(reading, country) : undefined
    if (!phone?.isValid()) continue
    const { countryCallingCode: country_code, nationalNumber: national, number: e164 } = phone
    return { ok: true, country_code, national, e164 }
  }
  return null
}

/**
 * A number with its country code, but without the plus; null when it is none. Only codes that can be
 * expected: with any code a mistyped number would be the valid number of a stranger.
 */
const withPlus = (digits: string, country: CountryCode): string | null => {
  if (digits.startsWith('00')) return `+${digits.slice(2)}`
  const isExpected = [dialCodeOf(country), ...GULF_CODES].some((code) => digits.startsWith(code))
  return isExpected ? `+${digits}` : null
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
