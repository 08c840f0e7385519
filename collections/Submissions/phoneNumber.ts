import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { Payload, Where } from 'payload'
import type { CandidateCollection } from '@/collections/PersonalData/shared/personalData'
import { readSql } from '@/lib/server/database/reads/reading'
import { NO_ROW } from '@/lib/server/database/rows'
import { isSqlite } from '@/lib/server/database/sql'
import { phoneDigits } from '@/lib/shared/fields'
import { INDEXED_DIGITS, lastDigitsOf } from './derived/lastDigits'

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
 * The condition that the stored number ends with these digits, found by the index of its last five.
 * Payload's operators cannot express it.
 */
export const endsWith = (payload: Payload, ending: string): SQL => {
  const digits = phoneDigits(ending)
  const from = [...digits].reverse().slice(0, INDEXED_DIGITS).join('')
  const last = sql.raw(lastDigitsOf[isSqlite(payload) ? 'sqlite' : 'postgres'])
  // ':' follows '9'. Digits only: no character that LIKE would read as a pattern.
  return sql`${last} >= ${from} AND ${last} < ${`${from}:`} AND phone_e164 LIKE ${`%${digits}`}`
}

/** The rows whose stored number ends with one of these digits, as ids that are read first. */
export const phoneEndsWith = async (
  payload: Payload,
  collection: CandidateCollection,
  endings: readonly string[],
): Promise<Where> => {
  const ids: number[] = []
  for (const ending of endings) {
    const rows = await readSql<{ id: number }>(
      payload,
      sql`SELECT id FROM ${sql.identifier(collection)} WHERE ${endsWith(payload, ending)}`,
    )
    ids.push(...rows.map(({ id }) => id))
  }
  return ids.length > 0 ? { id: { in: ids } } : NO_ROW
}
