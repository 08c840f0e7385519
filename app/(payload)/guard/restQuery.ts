import type { SanitizedConfig } from 'payload'
import { DATE_PROBLEM, dateFields, isReadableDate } from '@/lib/server/payload/dates'

/** The CMS panel requests at most 250 rows (names of related rows in a list). */
export const MAX_ROWS = 250

const MAX_PAGE = 1_000_000
const MAX_DEPTH = 10
const WRITTEN = 'Please write where[field][operator]=value.'
const COMPARING = new Set([
  'equals',
  'not_equals',
  'greater_than',
  'greater_than_equal',
  'less_than',
  'less_than_equal',
])
// Operators for points on a map; no field stores one.
const GEOGRAPHIC = new Set(['near', 'within', 'intersects'])

type Query = Record<string, unknown>

/**
 * Why a REST query is refused, as a sentence; null when it is valid. Payload passes these values to
 * the database unchecked and answers 500 when the database rejects them.
 */
export const queryProblem = (
  query: Query,
  method: string,
  config: SanitizedConfig,
): string | null => {
  // Bulk updates and deletions select rows by `where`; without a limit they apply to all of them.
  const isBulk = method === 'PATCH' || method === 'DELETE'
  return (
    numberProblem(query, 'limit', isBulk ? 0 : 1, MAX_ROWS) ??
    numberProblem(query, 'page', 1, MAX_PAGE) ??
    numberProblem(query, 'depth', 0, MAX_DEPTH) ??
    (query.pagination !== undefined && query.limit === undefined && !isBulk
      ? `Please give a limit of 1 to ${MAX_ROWS}.`
      : null) ??
    (query.where === undefined ? null : whereProblem(query.where, dateNames(config)))
  )
}

const numberProblem = (query: Query, name: string, least: number, most: number): string | null => {
  const value = query[name]
  if (value === undefined) return null
  const isNumber = typeof value === 'string' && /^\d{1,9}$/.test(value)
  const isInRange = isNumber && Number(value) >= least && Number(value) <= most
  return isInRange ? null : `Please give a ${name} of ${least} to ${most}.`
}

const whereProblem = (where: unknown, dates: Set<string>, depth = 0): string | null => {
  if (!isObject(where) || depth > MAX_DEPTH) return WRITTEN
  return firstProblem(Object.entries(where), ([path, constraint]) => {
    if (/^(and|or)$/i.test(path)) {
      const parts = isObject(constraint) ? Object.values(constraint) : constraint
      if (!Array.isArray(parts)) return `Please write where[${path}][0][field][operator]=value.`
      return firstProblem(parts, (part) => whereProblem(part, dates, depth + 1))
    }
    if (!isObject(constraint)) return WRITTEN
    const isDate = dates.has(path.split('.').at(-1) ?? '')
    return firstProblem(Object.entries(constraint), ([operator, value]) => {
      if (GEOGRAPHIC.has(operator)) return 'No field here is a place on a map.'
      // The only object that is a value: a relation to one of several collections.
      if (isObject(value) && !('relationTo' in value)) return WRITTEN
      const isUnreadable = isDate && COMPARING.has(operator) && !isReadableDate(value)
      return isUnreadable ? DATE_PROBLEM : null
    })
  })
}

const firstProblem = <Part>(
  parts: Part[],
  problemOf: (part: Part) => string | null,
): string | null => {
  for (const part of parts) {
    const problem = problemOf(part)
    if (problem) return problem
  }
  return null
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

let names: Set<string> | undefined

/** The names of all date fields; computed once, as the configuration never changes. */
const dateNames = ({ collections, globals }: SanitizedConfig): Set<string> => {
  names ??= new Set(
    [...collections, ...globals].flatMap(({ fields }) =>
      dateFields(fields).map(({ name }) => name),
    ),
  )
  return names
}
