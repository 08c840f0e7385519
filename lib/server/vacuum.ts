import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { isSqlite, runSql } from './sql'
import { withLock } from './withLock'

/**
 * Removes the bytes of deleted rows from the database: SQLite as a whole, Postgres in the named
 * tables. A DELETE leaves them in free pages and in the write-ahead log until the tables are
 * rewritten.
 */
export const vacuum = (payload: Payload, tables: readonly string[]): Promise<void> =>
  withLock('vacuum', async () => {
    if (isSqlite(payload)) {
      await runSql(payload, sql.raw('VACUUM'))
      await runSql(payload, sql.raw('PRAGMA wal_checkpoint(TRUNCATE)'))
      return
    }
    for (const table of tables) await runSql(payload, sql.raw(`VACUUM FULL ${table}`))
  })
