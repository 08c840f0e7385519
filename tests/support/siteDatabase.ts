import { mark } from './mark'
import { postgresAt, runOnServer } from './postgresDatabase'
import type { Row } from './rows'
import { sqliteAt } from './sqliteDatabase'

export type SqlValue = string | number | null

/**
 * The database of one site under test. Statements are the same for both kinds: `?` marks a value,
 * and rows come as SQLite has them (times as ISO text, true and false as 1 and 0).
 */
export type SiteDatabase = {
  /** For the setting DATABASE_URL. */
  url: string
  /** Runs one statement, also while the site uses the database; answers the rows of a query. */
  rows: (sql: string, values?: SqlValue[]) => Promise<Row[]>
  /**
   * Makes the database fail, or hang, before it deletes, inserts or updates a row for which `when`
   * holds. Answers how to take that away.
   */
  hinder: (how: 'fail' | 'hang', event: string, when: string) => Promise<() => Promise<void>>
  /** Fills this database, which is empty, with all that another one holds now. */
  copyFrom: (other: SiteDatabase) => Promise<void>
  /** Of each table its columns, in order. */
  tables: () => Promise<Record<string, string[]>>
  /** The files of the database that hold this word, also in what is left of deleted rows. */
  filesWith: (word: string) => Promise<string[]>
  drop: () => Promise<void>
}

/** Whether sites run on the Postgres server that TEST_DATABASE_URL names, instead of on SQLite. */
export const isOnPostgres = Boolean(process.env.TEST_DATABASE_URL)

/** An empty database for the site that will have this DATA_DIR. */
export const newSiteDatabase = async (dataDir: string): Promise<SiteDatabase> => {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return sqliteAt(dataDir)
  const name = mark()
  await runOnServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return postgresAt(url.href, server)
}

/** The database that a running site has. */
export const siteDatabaseAt = (dataDir: string, url: string): SiteDatabase =>
  isOnPostgres ? postgresAt(url, process.env.TEST_DATABASE_URL ?? '') : sqliteAt(dataDir)
