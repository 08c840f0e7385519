import type { CollectionSlug, Payload, RequiredDataFromCollectionSlug } from 'payload'
import { processWide } from '../process/processWide'

/** Values by field name. Only fields with a column of their own: no blocks, no lists. */
export type NewRow<S extends CollectionSlug> = RequiredDataFromCollectionSlug<S>

/**
 * Inserts rows in one statement and returns the id of each, or null for a row that was not inserted
 * because one of its unique values exists already. Runs no hooks and no validation: for values that
 * a schema has checked. Fields that are left out get their default, and both times are now.
 * `key` is a unique field of the collection.
 */
export const insertRows = async <S extends CollectionSlug>(
  payload: Payload,
  collection: S,
  key: keyof NewRow<S> & string,
  rows: readonly NewRow<S>[],
): Promise<(number | null)[]> => {
  if (rows.length === 0) return []
  const table = payload.db.tables[collection.replaceAll('-', '_')]
  const now = new Date().toISOString()
  const inserted: { id: number; key: unknown }[] = await payload.db.drizzle
    .insert(table)
    .values(rows.map((row) => ({ ...row, createdAt: now, updatedAt: now })))
    .onConflictDoNothing()
    .returning({ id: table.id, key: table[key] })
  const ids = new Map(inserted.map((row) => [row.key, row.id]))
  return rows.map((row) => {
    const id = ids.get(row[key]) ?? null
    // Of two rows with the same key the first was inserted.
    ids.delete(row[key])
    return id
  })
}

type Waiting = {
  row: NewRow<CollectionSlug>
  done: (id: number | null) => void
  failed: (error: unknown) => void
}

const gathered = processWide('rowsToInsert', () => new Map<string, Waiting[]>())

/**
 * Inserts one row like insertRows. Rows of callers that come at the same moment go into one
 * statement, and so share one commit and one sync to disk. An error concerns the row that causes it.
 */
export const insertRow = <S extends CollectionSlug>(
  payload: Payload,
  collection: S,
  key: keyof NewRow<S> & string,
  row: NewRow<S>,
): Promise<number | null> =>
  new Promise((done, failed) => {
    const others = gathered.get(collection)
    if (others) return void others.push({ row, done, failed })
    gathered.set(collection, [{ row, done, failed }])
    setImmediate(() => {
      const waiting = gathered.get(collection) ?? []
      gathered.delete(collection)
      void insertGathered(payload, collection, key, waiting)
    })
  })

const insertGathered = async (
  payload: Payload,
  collection: CollectionSlug,
  key: string,
  waiting: Waiting[],
): Promise<void> => {
  const insert = insertRows as (
    ...given: [Payload, CollectionSlug, string, NewRow<CollectionSlug>[]]
  ) => Promise<(number | null)[]> // the caller checked key and rows against the collection
  try {
    const ids = await insert(
      payload,
      collection,
      key,
      waiting.map(({ row }) => row),
    )
    waiting.forEach(({ done }, index) => {
      done(ids[index] ?? null)
    })
  } catch (error) {
    const [only, ...others] = waiting
    if (others.length === 0) return only?.failed(error)
    for (const one of waiting) await insertGathered(payload, collection, key, [one])
  }
}
