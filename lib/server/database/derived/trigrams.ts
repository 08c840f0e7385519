import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { isSqlite, runSql } from '@/lib/server/database/sql'
import { say } from '@/lib/server/monitoring/log'

/** The extension pg_trgm of Postgres. SQLite has trigrams of its own. */
export const hasTrigrams = async (payload: Payload): Promise<boolean> => {
  if (isSqlite(payload)) return false
  const found = await runSql(payload, sql`select 1 from pg_extension where extname = 'pg_trgm'`)
  return found.length > 0
}

/**
 * Not every account may create it. Without it everything works, and a search reads the whole table.
 * When an operator creates it later, the next start makes the indexes.
 */
export const installTrigrams = async (payload: Payload): Promise<void> => {
  await runSql(
    payload,
    sql.raw(`do $$ begin create extension if not exists pg_trgm;
      exception when insufficient_privilege or undefined_file or feature_not_supported then
        null; end $$`),
  )
  if (!(await hasTrigrams(payload))) {
    say('The extension pg_trgm of Postgres is missing: searches read whole tables.')
  }
}
