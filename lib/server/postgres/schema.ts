import type { DerivedTables } from '@/lib/server/database/derived/definition'

/** The table of the rate limits (lib/server/calls/rateLimit.ts). */
export const LIMITS_TABLE = 'rate_limits'

/**
 * Unlogged: quick, and empty after a crash of the database, which is a fresh start of all limits, as a
 * new definition is.
 */
export const RATE_LIMITS: DerivedTables = {
  name: LIMITS_TABLE,
  sqlite: null,
  postgres: {
    sources: [],
    parts: [
      {
        kind: 'table',
        name: LIMITS_TABLE,
        create: [
          `create unlogged table ${LIMITS_TABLE} (key varchar(255) primary key,
             points integer not null default 0, expire bigint)`,
        ],
      },
    ],
  },
}

/** Has a row for a moment, whose removal shows whether old rows can be removed (deletedBytes.ts). */
export const ERASURE_PROBE = 'erasure_probe'

export const ERASURE_PROBE_TABLE: DerivedTables = {
  name: ERASURE_PROBE,
  sqlite: null,
  postgres: {
    sources: [],
    parts: [
      {
        kind: 'table',
        name: ERASURE_PROBE,
        create: [`create table ${ERASURE_PROBE} (id integer)`],
      },
    ],
  },
}
