import { setImmediate as letOthersWork } from 'node:timers/promises'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { isSqlite, runSql } from '@/lib/server/database/sql'
import { repeat } from '@/lib/server/process/repeat'
import { DAY_MS } from '@/lib/shared/limits'
import { SUM_UP_COUNTS } from './postgres'

// Postgres analyses its tables itself (autovacuum).
const POSTGRES = [SUM_UP_COUNTS]

/** Keeps, now and every day, the database's statistics current and the counts few (docs/adr/0026). */
export const startAnalyzingTables = (payload: Payload): void =>
  repeat('maintain', DAY_MS, () => analyzeTables(payload))

/** One round of it; lets others work between two statements. */
export const analyzeTables = async (payload: Payload): Promise<void> => {
  for (const statement of isSqlite(payload) ? await sqliteStatements(payload) : POSTGRES) {
    await runSql(payload, sql.raw(statement))
    await letOthersWork()
  }
}

/** SQLite looks at 400 rows of each index: milliseconds, also for millions of rows. */
const sqliteStatements = async (payload: Payload): Promise<string[]> => {
  const tables = await runSql<{ name: string }>(
    payload,
    sql.raw(`SELECT DISTINCT tbl_name AS name FROM sqlite_master WHERE type = 'index'
      AND tbl_name NOT LIKE 'sqlite_%'`),
  )
  return [
    'PRAGMA analysis_limit = 400',
    ...tables.map(({ name }) => `ANALYZE "${name}"`),
    'DELETE FROM submission_counts WHERE n = 0',
  ]
}
