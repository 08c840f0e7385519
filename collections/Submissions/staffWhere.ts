import type { Payload, Where } from 'payload'
import { LISTED } from '@/collections/PersonalData/listed'
import type { CandidateCollection } from '@/collections/PersonalData/shared/personalData'
import { NO_ROW } from '@/lib/server/database/rows'
import { officeDayStart } from '@/lib/shared/format'
import { searchWhere } from './search'
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
  LISTED,
  ...(await searchWhere(payload, collection, query.get('q') ?? '')),
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
