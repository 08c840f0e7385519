import path from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import {
  ilike,
  inArray,
  like,
  notInArray,
  type SQL,
  type SQLWrapper,
  sql,
} from '@payloadcms/db-sqlite/drizzle'
import type { BaseDatabaseAdapter, DatabaseAdapterObj, Payload } from 'payload'
import { migrations as postgresMigrations } from '@/migrations/postgres'
import { migrations as sqliteMigrations } from '@/migrations/sqlite'
import { withAtomicClaims } from './claimTasks'
import { env } from './env'
import { logError } from './logError'
import { codeOfFailure } from './operatorError'
import { withOverwrittenDeletions } from './overwrittenDeletions'
import { steadyPg } from './postgres/pools'
import { withNarrowSessionWrites } from './sessionWrites'
import { isSqlite, runSql } from './sql'
import { compareMigrations, type MigrationState } from './upgrade/migrations'

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
 * A SQLite database that has rows is migrated before, on a copy (upgrade/upgradeSqlite.ts).
 */
export const migrate = async (payload: Payload): Promise<void> => {
  if (!isSqlite(payload)) return runMigrations(payload, postgresMigrations)
  return withRebuilding(payload, () => runMigrations(payload, sqliteMigrations))
}

const runMigrations = (payload: Payload, migrations: readonly Migration[]): Promise<void> =>
  payload.db.migrate({
    // Each adapter types its migrations' arguments; Payload's own type takes them as unknown.
    migrations: migrations.map(sayingThatItFailed) as Parameters<
      Payload['db']['migrate']
    >[0] extends { migrations?: infer M } | undefined
      ? M
      : never,
  })

type Migration = (typeof postgresMigrations)[number] | (typeof sqliteMigrations)[number]

/** Payload ends the process when a migration fails; on Postgres that rolls the migration back. */
const sayingThatItFailed = (migration: Migration) => ({
  ...migration,
  up: async (given: never): Promise<void> => {
    try {
      await migration.up(given)
    } catch (error) {
      logError('migrate', error)
      process.stderr.write(
        `Migration ${migration.name} failed (${codeOfFailure(error)}). On Postgres its changes are rolled back; those of earlier migrations stay. Report the line above; to go back, restore the backup from before the upgrade and start the version of the site that you had.\n`,
      )
      throw new Error('see the lines above')
    }
  },
})

/** Which migrations the database lacks, and which it has from a newer version of the site. */
export const migrationState = async (payload: Payload): Promise<MigrationState> => {
  const { docs } = await payload.db.find<{ name: string }>({
    collection: 'payload-migrations',
    pagination: false,
    limit: 0,
  })
  const known = isSqlite(payload) ? sqliteMigrations : postgresMigrations
  return compareMigrations(
    known.map(({ name }) => name),
    docs.map(({ name }) => name),
  )
}

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
  withNarrowSessionWrites(withAtomicClaims(withOwnOperators(withOverwrittenDeletions(adapter))))

type Drizzled = { name: string; operators: Record<string, unknown> }

/** Replaces operators of the adapter, on both databases. */
const withOwnOperators = <T>(adapter: DatabaseAdapterObj<T>): DatabaseAdapterObj<T> => ({
  ...adapter,
  init: (args) => {
    const db = adapter.init(args)
    const drizzled = db as unknown as Drizzled // both adapters are drizzle's
    const isOnSqlite = drizzled.name === 'sqlite'
    const contains = containsBy(isOnSqlite ? like : ilike)
    const lists = isOnSqlite ? { in: amongBy(inArray), not_in: amongBy(notInArray) } : {}
    drizzled.operators = { ...drizzled.operators, contains, ...lists }
    return db
  },
})

/**
 * Searches text as typed: Payload 3.90.1 passes % and _ of the searched text to LIKE, where they
 * stand for any text. `value` comes with a % before and after the text. Like SQLite's `like`,
 * `ilike` of Postgres ignores case; SQLite has no escape character by default.
 */
const containsBy =
  (matches: typeof like) => (column: Parameters<typeof like>[0], value: string) => {
    const pattern = `%${value.slice(1, -1).replace(/[\\%_]/g, '\\$&')}%`
    return sql`${matches(column, pattern)} escape '\\'`
  }

// SQLite takes 32,766 parameters, and a thousand of them take longer than the query.
const MOST_PARAMETERS = 500

/** Many numbers or texts are one parameter, as JSON. */
const amongBy =
  (among: (column: SQLWrapper, values: unknown[] | SQLWrapper) => SQL) =>
  (column: SQLWrapper, values: unknown[]) => {
    const isOneParameter =
      values.length > MOST_PARAMETERS &&
      values.every((value) => typeof value === 'number' || typeof value === 'string')
    return isOneParameter
      ? among(column, sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`)
      : among(column, values)
  }
