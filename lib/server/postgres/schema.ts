import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'

/** The table of the rate limits (lib/server/rateLimit.ts), which no collection of Payload describes. */
export const LIMITS_TABLE = 'rate_limits'

/**
 * For a migration on Postgres. Unlogged: quick, and empty after a crash of the database, which is a
 * fresh start of all limits.
 */
export const createLimitsTable = (): SQL => sql`create unlogged table if not exists rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
)`
