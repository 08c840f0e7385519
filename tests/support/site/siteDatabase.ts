import { mark } from '../mark'
import type { Row } from '../rows'
import { postgresAt, runOnServer } from './postgresDatabase'
import { sqliteAt } from './sqliteDatabase'

export type SqlValue = string | number | null

/**
 * The database of one site under test. Statements are the same for both kinds: `?` marks a value,
 * and rows are as SQLite returns them (times as ISO text, true and false as 1 and 0).
 */
export type SiteDatabase = {
  /** For the setting DATABASE_URL. */
  url: string
  /** Runs one statement, also while the site uses the database; returns the rows of a query. */
  rows: (sql: string, values?: SqlValue[]) => Promise<Row[]>
  /**
   * Makes the database fail, or hang, before it deletes, inserts or updates a row that matches
   * `when`. Returns how to stop it.
   */
  hinder: (how: 'fail' | 'hang', event: string, when: string) => Promise<() => Promise<void>>
  /** Copies the current content of another database into this empty one. */
  copyFrom: (other: SiteDatabase) => Promise<void>
  /** The columns of each table, in order. */
  tables: () => Promise<Record<string, string[]>>
  /** The files of the database that contain this word, also in remains of deleted rows. */
  filesWith: (word: string) => Promise<string[]>
  drop: () => Promise<void>
}

/** The Postgres server of the tests, or ''. */
export const POSTGRES = process.env.TEST_DATABASE_URL ?? ''

/** Whether sites run on the Postgres server that TEST_DATABASE_URL names, instead of on SQLite. */
export const isOnPostgres = POSTGRES !== ''

/** Creates an empty database for a site with this DATA_DIR, on the Postgres at `server` if sites run on it. */
export const newSiteDatabase = async (
  dataDir: string,
  server = POSTGRES,
): Promise<SiteDatabase> => {
  if (!isOnPostgres) return sqliteAt(dataDir)
  const name = mark()
  await runOnServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return postgresAt(url.href, server)
}

/** The database of a running site. */
export const siteDatabaseAt = (dataDir: string, url: string): SiteDatabase =>
  isOnPostgres ? postgresAt(url, POSTGRES) : sqliteAt(dataDir)
