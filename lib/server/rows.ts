import { setImmediate as letOthersWork } from 'node:timers/promises'
import { and, eq, inArray, type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import type { DataFromCollectionSlug, Payload, Where } from 'payload'

/** The two collections of what candidates sent. */
export type Submissions = 'applications' | 'registrations'

/** Rows of one statement or one page: small enough that the site answers others in between. */
export const CHUNK_ROWS = 500

type Change = {
  collection: Submissions
  ids: number[]
  set: Record<string, unknown>
  /** Only rows that still have these values are changed. */
  still?: Record<string, unknown>
  /** Counts the change: who read the row before is told of it. */
  countsAsRevision?: boolean
}

/**
 * Sets columns of rows in one statement, and answers the ids of those that were changed. Payload's
 * own update writes a row back whole, so that of two at once one would undo the other; here the
 * database decides, also between two processes.
 */
export const changeRows = async (
  payload: Payload,
  { collection, ids, set, still = {}, countsAsRevision = false }: Change,
): Promise<number[]> => {
  if (ids.length === 0) return []
  const table = payload.db.tables[collection]
  const changed: { id: number }[] = await payload.db.drizzle
    .update(table)
    .set({
      ...set,
      ...(countsAsRevision && { revision: sql`${table.revision} + 1` }),
      updatedAt: new Date().toISOString(),
    })
    .where(and(inArray(table.id, ids), ...conditions(table, still)))
    .returning({ id: table.id })
  return changed.map(({ id }) => id)
}

const conditions = (
  table: Payload['db']['tables'][string],
  still: Record<string, unknown>,
): SQL[] => Object.entries(still).map(([column, value]) => eq(table[column], value))

/** A condition that no row meets. */
export const NO_ROW: Where = { id: { equals: 0 } }

/** Stands for the end of a text in a search (database.ts). No form takes this character. */
export const TEXT_END = '\u0003'

/** A condition that Payload's operators have no word for: the text ends so. */
export const endsWith = (field: string, ending: string): Where => ({
  [field]: { contains: `${ending}${TEXT_END}` },
})

/**
 * All rows that fit, newest first, with the named fields, in pages: however many there are, few are
 * in memory, and others get their turn in between.
 */
export async function* pagesOf<
  S extends Submissions | 'enquiries' | 'activities',
  F extends keyof DataFromCollectionSlug<S>,
>(
  payload: Payload,
  collection: S,
  where: Where,
  fields: readonly F[],
): AsyncGenerator<Pick<DataFromCollectionSlug<S>, F | 'id'>[]> {
  let rest = where
  for (;;) {
    // The adapter itself: Payload's own find takes several times as long for what is not needed here.
    const { docs } = await payload.db.find<Pick<DataFromCollectionSlug<S>, F | 'id'>>({
      collection,
      where: rest,
      sort: ['-id'],
      limit: CHUNK_ROWS,
      pagination: false,
      select: Object.fromEntries(fields.map((field) => [field, true])),
    })
    const last = docs.at(-1)
    if (last) yield docs
    if (!last || docs.length < CHUNK_ROWS) return
    rest = { and: [where, { id: { less_than: last.id } }] }
    await letOthersWork()
  }
}
