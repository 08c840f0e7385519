import type { Payload, Where } from 'payload'
import { record } from '@/collections/Audit/record'
import {
  isOfCandidate,
  SUBMISSION_COLLECTIONS,
  type SubmissionCollection,
} from '@/collections/PersonalData/shared/personalData'
import { phoneEndsWith } from '@/collections/Submissions/phoneNumber'
import { NO_ROW, pagesOf } from '@/lib/server/database/rows'
import { phoneDigits } from '@/lib/shared/fields'
import type { User } from '@/payload-types'
import { findRows } from './personRows'
import type { PersonRow } from './shared/json'

const REFERENCE = /^[A-Z]{2}-\d{2}-\d{7}$/i
const ASKED_MIN_DIGITS = 6
// The shortest national numbers of the known countries.
const WHOLE_MIN_DIGITS = 8

/**
 * All submissions of the person with this e-mail address, phone number or reference: those found by
 * it, and those with the same e-mail or number. A family may share a phone, so staff choose among
 * the rows.
 */
export const findPerson = async (
  payload: Payload,
  user: User,
  who: string,
): Promise<PersonRow[]> => {
  const named = await everywhere(payload, (collection) =>
    whereNamed(payload, collection, who.trim()),
  )
  if (named.length === 0) return []
  const emails = [...new Set(named.flatMap(({ email }) => email || []))]
  const numbers = [...new Set(named.map(({ phone }) => digitsOf(phone ?? '')))].filter(isWhole)
  const rows = await everywhere(payload, async (collection) => ({
    or: [{ email: { in: emails } }, await withNumber(payload, collection, numbers)],
  }))
  await record(payload, { by: user, action: 'view', subject: 'person', count: rows.length })
  return rows
}

const everywhere = async (
  payload: Payload,
  where: (collection: SubmissionCollection) => Promise<Where>,
): Promise<PersonRow[]> => {
  const found = await Promise.all(
    SUBMISSION_COLLECTIONS.map(async (collection) =>
      findRows(payload, collection, await where(collection)),
    ),
  )
  return found.flat()
}

const whereNamed = async (
  payload: Payload,
  collection: SubmissionCollection,
  who: string,
): Promise<Where> => {
  if (REFERENCE.test(who)) return { reference: { equals: who.toUpperCase() } }
  if (who.includes('@')) return { email: { equals: who.toLowerCase() } }
  const number = digitsOf(who)
  return number.length < ASKED_MIN_DIGITS ? NO_ROW : withNumber(payload, collection, [number])
}

/** The digits of a number in any format, without leading zeros. */
const digitsOf = (typed: string): string => phoneDigits(typed).replace(/^0+/, '')

const isWhole = (digits: string): boolean => digits.length >= WHOLE_MIN_DIGITS

/** The rows whose number ends with one of these. Enquiries store the number as typed. */
const withNumber = async (
  payload: Payload,
  collection: SubmissionCollection,
  numbers: string[],
): Promise<Where> => {
  if (numbers.length === 0) return NO_ROW
  if (isOfCandidate(collection)) return phoneEndsWith(payload, collection, numbers)
  if (collection === 'job_alerts') return NO_ROW
  const ids: number[] = []
  const phoned = { phone: { exists: true } }
  for await (const rows of pagesOf(payload, collection, phoned, ['phone'])) {
    const same = rows.filter(({ phone }) => {
      const own = digitsOf(phone ?? '')
      // One of the two numbers may lack the country code; the typed one counts only if it is long
      // enough.
      return numbers.some((asked) => own.endsWith(asked) || (isWhole(own) && asked.endsWith(own)))
    })
    ids.push(...same.map(({ id }) => id))
  }
  return { id: { in: ids } }
}
