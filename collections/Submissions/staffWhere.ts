import type { Payload, Where } from 'payload'
import { NO_ROW } from '@/lib/server/rows'
import { phoneDigits } from '@/lib/shared/fields'
import { officeDayStart } from '@/lib/shared/format'
import { phoneEndsWith } from './phoneNumber'
import { type CandidateCollection, SUBMISSIONS } from './shared/personalData'
import { SOURCES } from './shared/sources'

/**
 * The conditions of the shared filters of an address, all of which must hold. Rows in quarantine
 * are always left out. An invalid value fits no row.
 */
export const staffWhere = async (
  payload: Payload,
  collection: CandidateCollection,
  query: URLSearchParams,
): Promise<Where[]> => [
  { quarantined_at: { exists: false } },
  ...(await searched(payload, collection, query.get('q') ?? '')),
  ...oneOf('source', query.get('source'), SOURCES),
  ...dayEdge(query.get('from'), 0, 'greater_than_equal'),
  ...dayEdge(query.get('to'), 1, 'less_than'),
  ...(query.get('note') === '1' ? [{ has_note: { equals: true } }] : []),
  ...(query.get('star') === '1' ? [{ is_starred: { equals: true } }] : []),
  ...(query.get('unseen') === '1' ? [{ seen_at: { exists: false } }] : []),
]

/** The condition that a field has this value, which must be a key of the table. */
export const oneOf = (field: string, value: string | null, table: object): Where[] => {
  if (!value) return []
  return [Object.hasOwn(table, value) ? { [field]: { equals: value } } : NO_ROW]
}

/** Days begin at midnight in Mumbai; `later` 1 includes the whole last day. */
const dayEdge = (
  day: string | null,
  later: number,
  operator: 'greater_than_equal' | 'less_than',
): Where[] => {
  if (!day) return []
  const edge = officeDayStart(day, later)
  return [edge ? { createdAt: { [operator]: edge } } : NO_ROW]
}

const MAX_CHARS = 100
const NUMBER = /^[\p{Nd}\s()+./-]+$/u
const LEAST_DIGITS = 3
// Staff search for up to five digits as the end of a number; for more, anywhere in it.
const LAST_DIGITS = 5

/** Finds a phone number in any format, or words of which each is in name, e-mail or reference. */
const searched = async (
  payload: Payload,
  collection: CandidateCollection,
  q: string,
): Promise<Where[]> => {
  const text = q.normalize('NFC').trim().slice(0, MAX_CHARS)
  // Postgres cannot take a NUL, and no row has one.
  if (text.includes('\0')) return [NO_ROW]
  const digits = NUMBER.test(text) ? phoneDigits(text).replace(/^0+/, '') : ''
  if (digits.length > LAST_DIGITS) {
    return [{ or: ['phone_e164', 'reference'].map((field) => ({ [field]: { contains: digits } })) }]
  }
  if (digits.length >= LEAST_DIGITS) return [await phoneEndsWith(payload, collection, [digits])]
  const fields = [SUBMISSIONS[collection].name, 'email', 'reference']
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({ or: fields.map((field) => ({ [field]: { contains: word } })) }))
}
