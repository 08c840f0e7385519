import { and, eq, inArray, isNull, type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import type { CollectionSlug, DataFromCollectionSlug, Payload, Where } from 'payload'
import { readingDb } from './reads/reading'

/** Rows of one statement or one page: small enough that other requests are answered in between. */
export const CHUNK_ROWS = 500

/** A condition that no row meets. */
export const NO_ROW: Where = { id: { equals: 0 } }

/** Values by field name. Only fields with a column of their own: no blocks, no lists. */
type Values<S extends CollectionSlug> = { [field in keyof DataFromCollectionSlug<S>]?: unknown }

type Change<S extends CollectionSlug> = {
  collection: S
  /** A row is changed only if it has all these values; an array lists the values allowed. */
  where: Values<S>
  set: Values<S>
  /** Number fields to raise by one. */
  increment?: (keyof DataFromCollectionSlug<S> & string)[]
}

/**
 * Changes the rows that fit `where`, in one statement, and returns their ids. Of two callers that
 * expect the same old value one gets the row, also between two processes. Payload's own update
 * reads a row and writes it back whole, so that the later of two writers wins. Runs no hooks.
 */
export const changeRows = async <S extends CollectionSlug>(
  payload: Payload,
  { collection, where, set, increment = [] }: Change<S>,
): Promise<number[]> => {
  if (Object.values(where).some((value) => Array.isArray(value) && value.length === 0)) return []
  const table = payload.db.tables[collection.replaceAll('-', '_')]
  const raised = increment.map((field) => [field, sql`${table[field]} + 1`])
  const changed: { id: number }[] = await payload.db.drizzle
    .update(table)
    .set({ ...set, ...Object.fromEntries(raised), updatedAt: new Date().toISOString() })
    .where(and(...Object.entries(where).map(([field, value]) => condition(table[field], value))))
    .returning({ id: table.id })
  return changed.map(({ id }) => id)
}

const condition = (column: Parameters<typeof eq>[0], value: unknown): SQL => {
  if (Array.isArray(value)) return inArray(column, value)
  return value === null ? isNull(column) : eq(column, value)
}

/**
 * All rows that fit, newest first, with the named fields, in pages of CHUNK_ROWS: memory stays
 * small, and other requests are answered between two pages.
 */
export async function* pagesOf<
  S extends CollectionSlug,
  F extends keyof DataFromCollectionSlug<S> & string,
>(
  payload: Payload,
  collection: S,
  where: Where,
  fields: readonly F[],
): AsyncGenerator<Pick<DataFromCollectionSlug<S>, F | 'id'>[]> {
  let rest = where
  for (;;) {
    // The adapter itself: payload.find takes several times as long, for hooks not needed here.
    const { docs } = await readingDb(payload).find<Pick<DataFromCollectionSlug<S>, F | 'id'>>({
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
  }
}

/** The rows with these ids, newest first, with the named fields. */
export const rowsById = async <
  S extends CollectionSlug,
  F extends keyof DataFromCollectionSlug<S> & string,
>(
  payload: Payload,
  collection: S,
  ids: readonly number[],
  fields: readonly F[],
): Promise<Pick<DataFromCollectionSlug<S>, F | 'id'>[]> => {
  const { docs } = await readingDb(payload).find<Pick<DataFromCollectionSlug<S>, F | 'id'>>({
    collection,
    where: { id: { in: ids } },
    sort: ['-id'],
    pagination: false,
    select: Object.fromEntries(fields.map((field) => [field, true])),
  })
  return docs
}

type Search<S extends CollectionSlug> = {
  collection: S
  where: Where
  sort: string[]
  /** Rows at most, or of one page; 0 is all. */
  limit?: number
  /** With it, `totalDocs` counts all pages. */
  page?: number
  /** Fields to leave out, which must be optional. */
  without?: Without
}

/** Fields that are not read. */
type Without = Record<string, false>

/** What payload.find finds at depth 1, for a search that may take long. */
export const findDocs = async <S extends CollectionSlug>(
  payload: Payload,
  { page, limit = 0, without, ...search }: Search<S>,
): Promise<{ docs: DataFromCollectionSlug<S>[]; totalDocs: number }> => {
  const { docs, totalDocs } = await readingDb(payload).find<{ id: number }>({
    ...search,
    limit,
    page,
    pagination: page !== undefined,
    select: {},
  })
  const ids = docs.map(({ id }) => id)
  return { docs: await docsById(payload, search.collection, ids, without), totalDocs }
}

type Find<S extends CollectionSlug> = { collection: S; where: Where; depth: 1; pagination: false }

/** These documents at depth 1, in this order, without those that were deleted meanwhile. */
export const docsById = async <S extends CollectionSlug>(
  payload: Payload,
  collection: S,
  ids: readonly number[],
  without?: Without,
): Promise<DataFromCollectionSlug<S>[]> => {
  const found = new Map<unknown, DataFromCollectionSlug<S>>()
  for (let from = 0; from < ids.length; from += CHUNK_ROWS) {
    const options: Find<S> = {
      collection,
      where: { id: { in: ids.slice(from, from + CHUNK_ROWS) } },
      depth: 1,
      pagination: false,
      // Typed as no selection: those left out are optional, so the type of the rows stays the same.
      ...(without && { select: without }),
    }
    const { docs } = await payload.find(options)
    for (const doc of docs) found.set(doc.id, doc)
  }
  return ids.flatMap((id) => found.get(id) ?? [])
}
