import { like, or } from '@payloadcms/db-sqlite/drizzle'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { Payload, Where } from 'payload'
import { NO_ROW } from '@/lib/server/rows'
import { phoneDigits } from '@/lib/shared/fields'
import type { CandidateCollection } from './shared/personalData'

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

/**
 * The rows whose stored number ends with one of these digits. Payload's operators cannot express
 * "ends with", so the ids are read first, by the same statement on SQLite and Postgres.
 */
export const phoneEndsWith = async (
  payload: Payload,
  collection: CandidateCollection,
  endings: readonly string[],
): Promise<Where> => {
  if (endings.length === 0) return NO_ROW
  const table = payload.db.tables[collection]
  const rows: { id: number }[] = await payload.db.drizzle
    .select({ id: table.id })
    .from(table)
    // Digits only: no character that LIKE would read as a pattern.
    .where(or(...endings.map((ending) => like(table.phone_e164, `%${phoneDigits(ending)}`))))
  return { id: { in: rows.map(({ id }) => id) } }
}
