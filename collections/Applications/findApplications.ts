import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { contained, type Search, searchStatement } from '@/collections/Submissions/search'
import { readSql } from '@/lib/server/database/reads/reading'
import { CHUNK_ROWS } from '@/lib/server/database/rows'
import { isSqlite } from '@/lib/server/database/sql'
import { officeDayStart } from '@/lib/shared/format'
import type { ApplicationFilters } from './applicationFilters'
import { countConditions, listConditions } from './countApplications'
import { foundWithin, idWindows, MOST_AT_ONCE } from './idWindows'
import type { ApplicationSort } from './shared/json'

/** Rows of a sorted list: `limit` of them after the first `offset`. */
type Slice = { offset: number; limit: number }

type Direction = 'ASC' | 'DESC'

/** The columns of each order, with the direction of each. */
const ORDERS: Record<ApplicationSort, [column: string, direction: Direction][]> = {
  newest: [
    ['created_at', 'DESC'],
    ['id', 'DESC'],
  ],
  oldest: [
    ['created_at', 'ASC'],
    ['id', 'ASC'],
  ],
  name: [
    ['name', 'ASC'],
    ['id', 'DESC'],
  ],
  job: [
    ['job_title', 'ASC'],
    ['created_at', 'DESC'],
    ['id', 'DESC'],
  ],
}

/**
 * The ids of a slice of the list, in order (docs/adr/0026). `total` is how many rows the filters
 * find; the second half of the list is read from its end.
 */
export const findApplications = async (
  payload: Payload,
  filters: ApplicationFilters,
  sort: ApplicationSort,
  total: number,
  { offset, limit }: Slice,
): Promise<number[]> => {
  const size = Math.min(limit, total - offset)
  if (size <= 0) return []
  const fromEnd = total - offset - size
  const isReversed = fromEnd < offset
  const order = ORDERS[sort].map(([column, direction]): [string, Direction] => [
    column,
    (direction === 'ASC') === isReversed ? 'DESC' : 'ASC',
  ])
  const slice = { offset: isReversed ? fromEnd : offset, limit: size }
  const ids = await idsOf(payload, filters, order, total, slice)
  return isReversed ? ids.reverse() : ids
}

const idsOf = (
  payload: Payload,
  filters: ApplicationFilters,
  order: [string, Direction][],
  total: number,
  slice: Slice,
): Promise<number[]> => {
  const { search, job } = filters
  const where = listConditions(filters)
  if (search) {
    const found = searchStatement(payload, 'applications', search)
    return found && (total <= MOST_AT_ONCE || !isSqlite(payload))
      ? select(payload, sql`${where} AND id IN (${found})`, order, slice)
      : walk(payload, where, search, order, slice)
  }
  const [first, direction] = order[0] ?? ['', 'ASC']
  return first === 'created_at' && job === null
    ? byDay(payload, filters, direction, slice)
    : select(payload, where, order, slice)
}

const select = async (
  payload: Payload,
  where: SQL,
  order: [string, Direction][],
  { offset, limit }: Slice,
): Promise<number[]> => {
  const rows = await readSql<{ id: number }>(
    payload,
    sql`SELECT id FROM application_list WHERE ${where} ORDER BY ${ordered(order)}
        LIMIT ${sql.raw(String(limit))} OFFSET ${sql.raw(String(offset))}`,
  )
  return rows.map(({ id }) => id)
}

const ordered = (order: [string, Direction][]): SQL =>
  sql.raw(order.map((parts) => parts.join(' ')).join(', '))

/** By time: the counts of the days tell on which days the slice is, and only those are read. */
const byDay = async (
  payload: Payload,
  filters: ApplicationFilters,
  direction: Direction,
  { offset, limit }: Slice,
): Promise<number[]> => {
  const ids: number[] = []
  let skipped = offset
  for await (const { day, count } of daysOf(payload, filters, direction)) {
    if (skipped >= count) {
      skipped -= count
      continue
    }
    const ofDay = { ...filters, from: officeDayStart(day), until: officeDayStart(day, 1) }
    const order: [string, Direction][] = [
      ['created_at', direction],
      ['id', direction],
    ]
    const slice = { offset: skipped, limit: limit - ids.length }
    ids.push(...(await select(payload, listConditions(ofDay), order, slice)))
    if (ids.length >= limit) break
    skipped = 0
  }
  return ids
}

type Day = { day: string; count: number }

/** The days with rows and their counts. Reads the first 8 of them apart: most pages end there. */
async function* daysOf(
  payload: Payload,
  filters: ApplicationFilters,
  direction: Direction,
): AsyncGenerator<Day> {
  const read = (slice: SQL) =>
    readSql<{ day: string; count: unknown }>(
      payload,
      sql`SELECT day, sum(n) AS count FROM submission_counts
          WHERE ${countConditions(filters, true)} GROUP BY day HAVING sum(n) > 0
          ORDER BY day ${sql.raw(direction)} ${slice}`,
    )
  const first = await read(sql.raw(`LIMIT ${FIRST_DAYS}`))
  const asNumbers = (days: typeof first): Day[] =>
    days.map(({ day, count }) => ({ day, count: Number(count) }))
  yield* asNumbers(first)
  if (first.length === FIRST_DAYS) yield* asNumbers((await read(sql``)).slice(FIRST_DAYS))
}

const FIRST_DAYS = 8
const WALKED_ROWS = 1000

/** Reads the list in its order and compares each row, for a search that finds very many. */
const walk = async (
  payload: Payload,
  where: SQL,
  search: Search,
  order: [string, Direction][],
  { offset, limit }: Slice,
): Promise<number[]> => {
  const ids: number[] = []
  const fits = sql`EXISTS (SELECT 1 FROM applications a WHERE a.id = l.id
    AND ${contained(payload, 'applications', search)})`
  for (let at = 0; ids.length < offset + limit; at += WALKED_ROWS) {
    const rows = await readSql<{ id: number; fits: unknown }>(
      payload,
      sql`SELECT id, ${fits} AS fits FROM (SELECT id FROM application_list
          WHERE ${where} ORDER BY ${ordered(order)}
          LIMIT ${sql.raw(String(WALKED_ROWS))} OFFSET ${sql.raw(String(at))}) l`,
    )
    ids.push(...rows.filter((row) => Number(row.fits) === 1).map(({ id }) => id))
    if (rows.length < WALKED_ROWS) break
  }
  return ids.slice(offset, offset + limit)
}

/** The ids of all applications that the filters find, newest id first, in pages. */
export async function* idPages(
  payload: Payload,
  filters: ApplicationFilters | null,
): AsyncGenerator<number[]> {
  if (!filters) return
  for await (const within of idWindows(payload)) {
    const { search } = filters
    const fits = search ? sql`AND ${foundWithin(payload, search, within)}` : sql``
    const rows = await readSql<{ id: number }>(
      payload,
      sql`SELECT id FROM application_list WHERE id > ${within.above} AND id <= ${within.upTo}
          AND ${listConditions(filters)} ${fits} ORDER BY id DESC`,
    )
    for (let from = 0; from < rows.length; from += CHUNK_ROWS) {
      yield rows.slice(from, from + CHUNK_ROWS).map(({ id }) => id)
    }
  }
}
