import type { Payload } from 'payload'
import { isTaken } from '@/lib/server/payload/payloadErrors'

// The hooks run in parallel; the database writes one row after the other.
const AT_A_TIME = 16

type Options<Row> = {
  /** The unique field by which a row is known. */
  field: Extract<keyof Row, string>
  /** Where the rows that were created once are noted. */
  notedAs: string
  create: (row: Row) => Promise<unknown>
}

/**
 * Creates the rows that no seed has created before. One that staff changed stays, and one that they
 * deleted stays away.
 */
export const createMissing = async <Row>(
  payload: Payload,
  rows: readonly Row[],
  { field, notedAs, create }: Options<Row>,
): Promise<void> => {
  const keyOf = (row: Row) => String(row[field])
  const noted = (await payload.kv.get<string[]>(notedAs)) ?? []
  const known = new Set(noted)
  const missing = rows.filter((row) => !known.has(keyOf(row)))
  for (let from = 0; from < missing.length; from += AT_A_TIME) {
    await Promise.all(
      missing.slice(from, from + AT_A_TIME).map((row) =>
        create(row).catch((error: unknown) => {
          // A seed that was interrupted before it noted the row, or staff, have created it.
          if (!isTaken(error, field)) throw error
        }),
      ),
    )
  }
  if (missing.length > 0) await payload.kv.set(notedAs, [...noted, ...missing.map(keyOf)])
}
