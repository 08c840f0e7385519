import { createHash } from 'node:crypto'

/** How Postgres calls the type of a column: jsonb, boolean, integer, timestamp with time zone … */
export type Types = Record<string, string>

type Stored = Record<string, unknown>

/** A row of SQLite as JSON that Postgres reads into a row of the same table. */
export const forPostgres = (row: Stored, types: Types): Stored =>
  Object.fromEntries(
    Object.entries(types).map(([column, type]) => {
      const value = row[column] ?? null
      if (value === null) return [column, null]
      return [column, type === 'jsonb' ? JSON.parse(String(value)) : value]
    }),
  )

/**
 * A checksum of rows, the same for a row of SQLite and for the row of Postgres that was made of it.
 * `add` takes them in the order of their ids.
 */
export const checksumOf = (types: Types) => {
  const hash = createHash('sha256')
  return {
    add: (rows: Stored[]): void => {
      for (const row of rows) {
        const values = Object.entries(types).map(([column, type]) => canonical(row[column], type))
        hash.update(`${JSON.stringify(values)}\n`)
      }
    },
    end: (): string => hash.digest('hex'),
  }
}

const canonical = (value: unknown, type: string): unknown => {
  if (value === null || value === undefined) return null
  if (type === 'boolean') return value === true || value === 1 || value === '1'
  if (type === 'jsonb') return sorted(typeof value === 'string' ? JSON.parse(value) : value)
  if (type.startsWith('timestamp')) return new Date(toDate(value)).toISOString()
  if (['integer', 'bigint', 'numeric', 'double precision', 'real'].includes(type)) {
    return Number(value)
  }
  return String(value)
}

const toDate = (value: unknown): string | Date => (value instanceof Date ? value : String(value))

/** Postgres stores the keys of JSON in an order of its own. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}
