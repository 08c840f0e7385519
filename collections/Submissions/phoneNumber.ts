import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { phoneDigits } from '@/lib/shared/fields'

/**
 * The E.164 form of a typed number, and whether it can exist. An impossible number is stored and
 * marked, never refused (docs/product.md §5.5). A dialling code that was typed again is recognised.
 */
export const phoneNumber = (
  country_code: string,
  typed: string,
): { phone_e164: string; phone_valid: boolean } => {
  const digits = phoneDigits(typed)
  const readings = [`+${country_code}${digits}`]
  if (digits.startsWith(country_code)) readings.push(`+${digits}`)
  if (digits.startsWith(`00${country_code}`)) readings.push(`+${digits.slice(2)}`)
  for (const reading of readings) {
    const phone = parsePhoneNumberFromString(reading)
    if (phone?.isValid()) return { phone_e164: phone.number, phone_valid: true }
  }
  return { phone_e164: readings[0] ?? '', phone_valid: false }
}
