import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import type { CollectionSlug, Payload } from 'payload'
import { isSqlite, runSql } from '@/lib/server/database/sql'

const ROWS_AT_ONCE = 2000

/** Values by column. All rows of one call have the same columns. */
export type ColumnValues = Record<string, unknown>

/** 0 to `count` - 1. */
export function* countTo(count: number): Generator<number> {
  for (let i = 0; i < count; i += 1) yield i
}

/**
 * Inserts a row for each item, many per statement, without Payload's hooks: for hundreds of
 * thousands of rows. `row` makes the values by field name.
 */
export const insertDocuments = async <Item>(
  payload: Payload,
  collection: CollectionSlug,
  items: Iterable<Item>,
  row: (item: Item) => Record<string, unknown>,
): Promise<void> => {
  const columns: Record<string, { name: string }> = payload.db.tables[collection]
  const columnOf = (field: string) => columns[field]?.name ?? field
  await insertRows(payload, collection, items, (item) =>
    Object.fromEntries(Object.entries(row(item)).map(([field, value]) => [columnOf(field), value])),
  )
}

/** The same for any table, with values by column. */
export const insertRows = async <Item>(
  payload: Payload,
  table: string,
  items: Iterable<Item>,
  row: (item: Item) => ColumnValues,
): Promise<void> => {
  let rows: ColumnValues[] = []
  const flush = async () => {
    if (rows.length > 0) await runSql(payload, insertion(payload, table, rows))
    rows = []
  }
  for (const item of items) {
    rows.push(row(item))
    if (rows.length === ROWS_AT_ONCE) await flush()
  }
  await flush()
}

/** One parameter with all rows as JSON, which is much faster than one parameter for each value. */
const insertion = (payload: Payload, table: string, rows: ColumnValues[]): SQL => {
  const columns = Object.keys(rows[0] ?? {})
  const names = listed(columns.map((name) => sql`${sql.identifier(name)}`))
  const into = sql`INSERT INTO ${sql.identifier(table)} (${names})`
  if (isSqlite(payload)) {
    const values = rows.map((row) => columns.map((name) => row[name] ?? null))
    const cells = columns.map((_, at) => sql.raw(`json_extract(value, '$[${at}]')`))
    return sql`${into} SELECT ${listed(cells)} FROM json_each(${JSON.stringify(values)})`
  }
  const json = JSON.stringify(rows)
  return sql`${into} SELECT ${names}
    FROM json_populate_recordset(null::${sql.identifier(table)}, ${json}::json)`
}

const listed = (parts: SQL[]): SQL => sql.join(parts, sql.raw(', '))
