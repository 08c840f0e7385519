import path from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { migrations as postgresMigrations } from '@/migrations/postgres'
import { migrations as sqliteMigrations } from '@/migrations/sqlite'
import { env } from './env'

const isPostgres = env.databaseUrl.startsWith('postgres')

// A page is read and written whole: one column in place of some sixty tables of blocks and rows.
const BLOCKS_AS_JSON = true

/**
 * SQLite in DATA_DIR unless DATABASE_URL names a Postgres. The schema comes from the migrations
 * alone, run at start (seed/prepare.ts); never from schema push.
 */
export const database = (root: string) =>
  isPostgres
    ? postgresAdapter({
        pool: { connectionString: env.databaseUrl },
        blocksAsJSON: BLOCKS_AS_JSON,
        push: false,
        migrationDir: path.join(root, 'migrations/postgres'),
      })
    : sqliteAdapter({
        client: { url: env.databaseUrl },
        wal: true,
        busyTimeout: 5000,
        // Without it SQLite hands the id of a deleted row to the next one.
        autoIncrement: true,
        blocksAsJSON: BLOCKS_AS_JSON,
        // No transactionOptions: libsql drops its pragmas with every transaction (docs/adr/0002).
        push: false,
        migrationDir: path.join(root, 'migrations/sqlite'),
      })

/** Brings the database to the current schema. The migrations are compiled in: no folder is read. */
export const migrate = (payload: Payload): Promise<void> =>
  payload.db.migrate({
    // Each adapter types its migrations' arguments; Payload's own type takes them as unknown.
    migrations: (isPostgres ? postgresMigrations : sqliteMigrations) as Parameters<
      Payload['db']['migrate']
    >[0] extends { migrations?: infer M } | undefined
      ? M
      : never,
  })
