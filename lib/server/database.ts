import path from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { ilike, like, sql } from '@payloadcms/db-sqlite/drizzle'
import type { BaseDatabaseAdapter, DatabaseAdapterObj, Payload } from 'payload'
import { migrations as postgresMigrations } from '@/migrations/postgres'
import { migrations as sqliteMigrations } from '@/migrations/sqlite'
import { withAtomicClaims } from './claimTasks'
import { env } from './env'
import { withOverwrittenDeletions } from './overwrittenDeletions'
import { steadyPg } from './postgres/pools'
import { isSqlite, runSql } from './sql'

// A page is read and written as a whole: one column instead of some sixty tables.
const BLOCKS_AS_JSON = true

/**
 * Payload's adapter for a database URL: SQLite in DATA_DIR unless DATABASE_URL names a
 * Postgres. The schema comes from the migrations, which run at start (seed/prepare.ts), never from
 * schema push.
 */
export const database = (root: string, url = env.databaseUrl) =>
  url.startsWith('postgres')
    ? withOwnParts(
        postgresAdapter({
          pool: { connectionString: url },
          pg: steadyPg,
          blocksAsJSON: BLOCKS_AS_JSON,
          push: false,
          migrationDir: path.join(root, 'migrations/postgres'),
        }),
      )
    : withOwnParts(
        sqliteAdapter({
          client: { url },
          wal: true,
          busyTimeout: 5000,
          // Without it SQLite gives the id of a deleted row to the next new row.
          autoIncrement: true,
          blocksAsJSON: BLOCKS_AS_JSON,
          // No transactionOptions: libsql drops its pragmas with every transaction (docs/adr/0002).
          push: false,
          migrationDir: path.join(root, 'migrations/sqlite'),
        }),
      )

/**
 * Migrates the database to the current schema. The migrations are compiled in; no folder is read.
 */
export const migrate = async (payload: Payload): Promise<void> => {
  if (!isSqlite(payload)) return runMigrations(payload, postgresMigrations)
  return withRebuilding(payload, () => runMigrations(payload, sqliteMigrations))
}

const runMigrations = (payload: Payload, migrations: unknown): Promise<void> =>
  payload.db.migrate({
    // Each adapter types its migrations' arguments; Payload's own type takes them as unknown.
    migrations: migrations as Parameters<Payload['db']['migrate']>[0] extends
      | { migrations?: infer M }
      | undefined
      ? M
      : never,
  })

/**
 * Lets migrations of SQLite rebuild a table, as Payload's do: they drop it and rename the new one,
 * which SQLite refuses otherwise while a trigger of another table names the missing one.
 */
export const withRebuilding = async (payload: Payload, run: () => Promise<void>): Promise<void> => {
  await runSql(payload, sql`pragma legacy_alter_table = on`)
  try {
    await run()
  } finally {
    await runSql(payload, sql`pragma legacy_alter_table = off`)
  }
}

const withOwnParts = <T extends BaseDatabaseAdapter>(adapter: DatabaseAdapterObj<T>) =>
  withAtomicClaims(withLiteralContains(withOverwrittenDeletions(adapter)))

type Drizzled = { name: string; operators: Record<string, unknown> }

/**
 * Searches text as typed: Payload 3.90.1 passes % and _ of the searched text to LIKE, where they
 * stand for any text. Replaces the operator `contains` of the adapter, on both databases.
 */
const withLiteralContains = <T>(adapter: DatabaseAdapterObj<T>): DatabaseAdapterObj<T> => ({
  ...adapter,
  init: (args) => {
    const db = adapter.init(args)
    const drizzled = db as unknown as Drizzled // both adapters are drizzle's
    const contains = containsBy(drizzled.name === 'sqlite' ? like : ilike)
    drizzled.operators = { ...drizzled.operators, contains }
    return db
  },
})

/**
 * `value` comes with a % before and after the text. Like SQLite's `like`, `ilike` of Postgres
 * ignores case; SQLite has no escape character by default.
 */
const containsBy =
  (matches: typeof like) => (column: Parameters<typeof like>[0], value: string) => {
    const pattern = `%${value.slice(1, -1).replace(/[\\%_]/g, '\\$&')}%`
    return sql`${matches(column, pattern)} escape '\\'`
  }
