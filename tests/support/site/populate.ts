import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { textBlock } from '../content/content'
import type { Row } from '../rows'
import { isOnPostgres, type SiteDatabase, type SqlValue } from './siteDatabase'

const FOLDER = path.resolve(import.meta.dirname, '../../../migrations/postgres')
const TIME = '2026-01-02T03:04:05.678Z'

type Column = { type: string; values: string[] }

/** The columns of Payload's Postgres migrations: SQLite's have only two types. */
const columnsAt = (migration: string): Record<string, Column> => {
  const { tables, enums } = JSON.parse(readFileSync(path.join(FOLDER, migration), 'utf8'))
  const columns: Record<string, Column> = {}
  for (const [table, { columns: own }] of Object.entries<Row>(tables)) {
    for (const [name, { type }] of Object.entries(own as Record<string, { type: string }>)) {
      const { values = [] } = enums[`public.${type}`] ?? {}
      columns[`${table.replace('public.', '')}.${name}`] = { type, values }
    }
  }
  return columns
}

/** Each column as its first migration created it, so that its values are valid in every state. */
const COLUMNS: Record<string, Column> = Object.assign(
  {},
  ...readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .reverse()
    .map(columnsAt),
)

/** Columns that need a particular value. */
const KNOWN: Record<string, SqlValue> = {
  _order: 1,
  order: 1,
  position: 'kept',
  email: 'kept@person.example',
  slug: 'kept',
  version_slug: 'kept',
  latest: 1,
}

/**
 * Applications and registrations refer to these. An insert that SQLite refuses for a missing reference,
 * after a trigger has written to a search index, keeps the database locked.
 */
const FIRST = ['users', 'countries', 'positions', 'broadcast_lists', 'jobs', 'media']

const BLOCKS = JSON.stringify([{ ...textBlock('Text that is kept.'), id: 'kept' }])

/**
 * Puts one row with a value in every column into each table of a database in any state. All row
 * ids are 1, so that every reference is valid. Returns the rows as stored.
 */
export const populate = async (database: SiteDatabase): Promise<Record<string, Row>> => {
  const tables = Object.entries(await database.tables()).filter(([table]) => isFilled(table))
  const isFirst = ([table]: [string, unknown]) => FIRST.includes(table)
  let left = [...tables.filter(isFirst), ...tables.filter((entry) => !isFirst(entry))]
  while (left.length > 0) {
    const refused: typeof left = []
    let reason: unknown
    for (const entry of left) {
      try {
        await insert(database, ...entry)
      } catch (error) {
        // The row refers to a table that is filled later.
        refused.push(entry)
        reason = error
      }
    }
    if (refused.length === left.length) throw reason
    left = refused
  }
  return rowsOf(database)
}

/** Not the list of migrations, and not the tables that triggers keep (docs/adr/0026). */
const isFilled = (table: string): boolean =>
  table !== 'payload_migrations' && `${table}.id` in COLUMNS

/** The one row that `populate` put into each table, by table. */
export const rowsOf = async (database: SiteDatabase): Promise<Record<string, Row>> => {
  const rows: Record<string, Row> = {}
  for (const table of Object.keys(await database.tables())) {
    if (!isFilled(table)) continue
    const [row] = await database.rows(`select * from "${table}" where id in (?)`, [idOf(table)])
    if (row) rows[table] = row
  }
  return rows
}

const insert = async (database: SiteDatabase, table: string, columns: string[]) => {
  const names = columns.map((column) => `"${column}"`)
  const places = columns.map(() => '?')
  await database.rows(
    `insert into "${table}" (${names}) values (${places})`,
    columns.map((column) => valueFor(table, column)),
  )
  if (isOnPostgres && COLUMNS[`${table}.id`]?.type === 'serial') {
    await database.rows(`select setval(pg_get_serial_sequence('"${table}"', 'id'), 1)`)
  }
}

const idOf = (table: string): SqlValue =>
  COLUMNS[`${table}.id`]?.type === 'varchar' ? `${table} 1` : 1

const valueFor = (table: string, column: string): SqlValue => {
  if (column === 'id') return idOf(table)
  const { type, values } = COLUMNS[`${table}.${column}`] ?? { type: 'varchar', values: [] }
  if (values.length > 0) return values[0] ?? null
  const known = KNOWN[column]
  if (known !== undefined) return known
  if (type === 'integer' || type === 'numeric' || type === 'boolean') return 1
  if (type.startsWith('timestamp')) return TIME
  if (type === 'jsonb') return column.endsWith('layout') ? BLOCKS : '{"kept":true}'
  return `${column} of ${table}, é`
}
