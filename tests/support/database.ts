import { expect, inject } from 'vitest'
import type { Row } from './rows'
import { type SiteDatabase, type SqlValue, siteDatabaseAt } from './siteDatabase'

/** Whether the tests run on a site of their own, whose database they can look into. */
export const hasDatabase = () => inject('server') !== null

const database = (): SiteDatabase => {
  const server = inject('server')
  if (!server) throw new Error('The database of TEST_BASE_URL is not known.')
  return siteDatabaseAt(server.dataDir, server.databaseUrl)
}

/** Rows of the built server's own database, which this only reads. */
export const query = (sql: string, values: SqlValue[] = []): Promise<Row[]> => {
  expect(sql).toMatch(/^(select|pragma) /i)
  return database().rows(sql, values)
}

/** Changes the database without the server's knowledge: for states that no call makes, and for many rows. */
export const change = (sql: string, values: SqlValue[] = []): Promise<Row[]> =>
  database().rows(sql, values)

/** The columns of each table. */
export const tables: SiteDatabase['tables'] = () => database().tables()

/** The files of the database that hold this word. */
export const databaseFilesWith: SiteDatabase['filesWith'] = (word) => database().filesWith(word)

/** Makes the database fail or hang (siteDatabase.ts). */
export const hinder: SiteDatabase['hinder'] = (...how) => database().hinder(...how)

/** Copies the database as it is now, so that a second server need not seed one of its own. */
export const copyDatabase = async (_dataDir: string, copy: SiteDatabase): Promise<void> => {
  if (hasDatabase()) await copy.copyFrom(database())
}
