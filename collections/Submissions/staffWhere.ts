import type { Where } from 'payload'
import { endsWith, NO_ROW, type Submissions } from '@/lib/server/rows'
import { phoneDigits } from '@/lib/shared/fields'
import { officeDayStart } from '@/lib/shared/format'
import { SOURCES } from './shared/sources'

/**
 * The common filters of an address, and always: nothing that is in quarantine. A value that means
 * nothing fits no row.
 */
export const staffWhere = (collection: Submissions, query: URLSearchParams): Where[] => [
  { quarantined_at: { exists: false } },
  ...searched(collection, query.get('q') ?? ''),
  ...oneOf('source', query.get('source'), SOURCES),
  ...dayEdge(query.get('from'), 0, 'greater_than_equal'),
  ...dayEdge(query.get('to'), 1, 'less_than'),
  ...(query.get('note') === '1' ? [{ has_note: { equals: true } }] : []),
  ...(query.get('star') === '1' ? [{ is_starred: { equals: true } }] : []),
  ...(query.get('unseen') === '1' ? [{ seen_at: { exists: false } }] : []),
]

/** A key of a table. */
export const oneOf = (field: string, value: string | null, table: object): Where[] => {
  if (!value) return []
  return [Object.hasOwn(table, value) ? { [field]: { equals: value } } : NO_ROW]
}

/** Days are the office's; the last one counts whole. */
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
// So few are the last ones, as they are read out; more may stand anywhere in the number.
const LAST_DIGITS = 5

/** A phone number in any format, or words that each stand in the name, the e-mail or the reference. */
const searched = (collection: Submissions, q: string): Where[] => {
  const text = q.normalize('NFC').trim().slice(0, MAX_CHARS)
  // Postgres takes no NUL, and no row has one.
  if (text.includes('\0')) return [NO_ROW]
  const digits = NUMBER.test(text) ? phoneDigits(text).replace(/^0+/, '') : ''
  if (digits.length > LAST_DIGITS) {
    return [{ or: ['phone_e164', 'reference'].map((field) => ({ [field]: { contains: digits } })) }]
  }
  if (digits.length >= LEAST_DIGITS) return [endsWith('phone_e164', digits)]
  const fields = [collection === 'applications' ? 'name' : 'full_name', 'email', 'reference']
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({ or: fields.map((field) => ({ [field]: { contains: word } })) }))
}
