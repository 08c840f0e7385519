import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { readSql } from './reads/reading'
import { isSqlite } from './sql'

/**
 * SQLite: writes of the log into the file what nobody reads any more, in the thread of reads. Otherwise
 * SQLite does it, and syncs the file, within a statement of the main thread as soon as the log has 1,000
 * pages. For work that writes much.
 */
export const shortenLog = async (payload: Payload): Promise<void> => {
  if (isSqlite(payload)) await readSql(payload, sql.raw('PRAGMA wal_checkpoint(PASSIVE)'))
}
