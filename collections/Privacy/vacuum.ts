import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { isSqlite, runSql } from '@/lib/server/sql'
import { withLock } from '@/lib/server/withLock'

/** The tables that held what a person sent, or was sent. */
const PERSONAL_TABLES = ['applications', 'registrations', 'enquiries', 'activities', 'mails']

/**
 * Takes the bytes of deleted rows out of the database. A DELETE leaves them in free pages and in the
 * write-ahead log; both databases drop them only when the tables are written anew.
 */
export const scrub = (payload: Payload): Promise<void> =>
  withLock('scrub', async () => {
    if (isSqlite(payload)) {
      await runSql(payload, sql.raw('VACUUM'))
      await runSql(payload, sql.raw('PRAGMA wal_checkpoint(TRUNCATE)'))
      return
    }
    for (const table of PERSONAL_TABLES) await runSql(payload, sql.raw(`VACUUM FULL ${table}`))
  })
