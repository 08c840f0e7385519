import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { repeat } from '@/lib/server/repeat'
import { isSqlite, runSql } from '@/lib/server/sql'
import { DAY_MS } from '@/lib/shared/limits'
import { SUM_UP_COUNTS } from './postgres'

// SQLite looks at so many rows of each index: milliseconds, also for millions of rows.
const SQLITE = [
  'PRAGMA analysis_limit = 400',
  'ANALYZE',
  'DELETE FROM submission_counts WHERE n = 0',
]

// Postgres analyses its tables itself (autovacuum).
const POSTGRES = [SUM_UP_COUNTS]

/** Keeps, now and every day, the database's statistics current and the counts few (docs/adr/0026). */
export const startMaintaining = (payload: Payload): void =>
  repeat('maintain', DAY_MS, () => maintain(payload))

/** One round of it. */
export const maintain = async (payload: Payload): Promise<void> => {
  for (const statement of isSqlite(payload) ? SQLITE : POSTGRES) {
    await runSql(payload, sql.raw(statement))
  }
}
