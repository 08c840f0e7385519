import { expect, inject } from 'vitest'
import type { Row } from '../rows'
import { copySite } from './seededOnce'
import { type SiteDatabase, type SqlValue, siteDatabaseAt } from './siteDatabase'

/** Whether the tests started the site themselves, so that its database can be read. */
export const hasDatabase = () => inject('server') !== null

const database = (): SiteDatabase => {
  const server = inject('server')
  if (!server) throw new Error('The database of TEST_BASE_URL is not known.')
  return siteDatabaseAt(server.dataDir, server.databaseUrl)
}

/** Reads rows of the built site's database. */
export const query = (sql: string, values: SqlValue[] = []): Promise<Row[]> => {
  expect(sql).toMatch(/^(select|pragma) /i)
  return database().rows(sql, values)
}

/** Changes the database directly: for states that no call creates, and for many rows. */
export const change = (sql: string, values: SqlValue[] = []): Promise<Row[]> =>
  database().rows(sql, values)

/** The columns of each table. */
export const tables: SiteDatabase['tables'] = () => database().tables()

/** The files of the database that contain this word. */
export const databaseFilesWith: SiteDatabase['filesWith'] = (word) => database().filesWith(word)

/** Makes the database fail or hang (siteDatabase.ts). */
export const hinder: SiteDatabase['hinder'] = (...how) => database().hinder(...how)

/**
 * Copies the database as it was before the first test, so that a second server does not need to seed
 * one, and does no work that the rows of other tests ask for.
 */
export const copyDatabase = async (_dataDir: string, copy: SiteDatabase): Promise<void> => {
  const untouched = inject('server')?.untouched
  if (untouched) await copy.copyFrom(siteDatabaseAt(untouched.dataDir, untouched.databaseUrl))
}

/** The same with the logos of the sample jobs, for who looks at the pages. */
export const copySampleSite = async (dataDir: string, copy: SiteDatabase): Promise<void> => {
  const untouched = inject('server')?.untouched
  if (!untouched) return
  const database = siteDatabaseAt(untouched.dataDir, untouched.databaseUrl)
  await copySite({ dataDir: untouched.dataDir, database }, dataDir, copy)
}

/**
 * Copies the row of a table with this reference `count` times, as hundreds of calls would take minutes.
 * `columns`: SQL for the columns that differ, where `n` is the number of the copy, from 1. Reference
 * and repeat key, which are unique, get the number appended.
 */
export const copyRow = async (
  table: string,
  reference: string,
  count: number,
  columns: Record<string, string>,
): Promise<void> => {
  const names = ((await tables())[table] ?? []).filter((name) => name !== 'id')
  const unique = { reference: 'reference || n', dedupe_key: 'dedupe_key || n' }
  const values = names.map((name) => ({ ...unique, ...columns })[name] ?? `"${name}"`)
  await change(
    `insert into ${table} (${names.map((name) => `"${name}"`)})
     with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})
     select ${values} from ${table}, numbers where reference = ?`,
    [reference],
  )
}
