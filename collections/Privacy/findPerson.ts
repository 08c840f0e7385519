import type { Payload, Where } from 'payload'
import { record } from '@/collections/Audit/record'
import type { User } from '@/collections/payload-types'
import { phoneDigits } from '@/lib/shared/fields'
import { findRows, PHONE_FIELD } from './rows'
import { PERSON_COLLECTIONS, type PersonCollection, type PersonRow } from './wire'

const REFERENCE = /^[A-Z]{2}-\d{2}-\d{7}$/i
const PHONE_MIN_DIGITS = 6

/**
 * Every row of the person that an e-mail address, a phone number or a reference names: those it names
 * itself, and those with the same e-mail or number. A family may share a phone, so the office ticks
 * the rows that it means.
 */
export const findPerson = async (
  payload: Payload,
  user: User,
  who: string,
): Promise<PersonRow[]> => {
  const named = await everywhere(payload, (collection) => whereNamed(collection, who.trim()))
  if (named.length === 0) return []
  const emails = [...new Set(named.map(({ email }) => email))]
  const phones = [...new Set(named.flatMap(({ phone }) => phone || []))]
  const rows = await everywhere(payload, (collection) => ({
    or: [
      { email: { in: emails } },
      ...(phones.length > 0 ? [{ [PHONE_FIELD[collection]]: { in: phones } }] : []),
    ],
  }))
  await record(payload, { by: user, action: 'view', subject: 'person', count: rows.length })
  return rows
}

const everywhere = async (
  payload: Payload,
  where: (collection: PersonCollection) => Where | null,
): Promise<PersonRow[]> => {
  const found = await Promise.all(
    PERSON_COLLECTIONS.map((collection) => {
      const wanted = where(collection)
      return wanted ? findRows(payload, collection, wanted) : []
    }),
  )
  return found.flat()
}

/** Null when the text names nobody: too few digits are no phone number. */
const whereNamed = (collection: PersonCollection, who: string): Where | null => {
  if (REFERENCE.test(who)) return { reference: { equals: who.toUpperCase() } }
  if (who.includes('@')) return { email: { equals: who.toLowerCase() } }
  const digits = phoneDigits(who).replace(/^0+/, '')
  if (digits.length < PHONE_MIN_DIGITS) return null
  return { [PHONE_FIELD[collection]]: { contains: digits } }
}
