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
import { withSecureDelete } from '../erasure/secureDelete'
import { logError } from '../monitoring/logError'
import { withAtomicClaims } from '../payload/claimTasks'
import { withNarrowSessionWrites } from '../payload/sessionWrites'
import { steadyPg } from '../postgres/pools'
import { env } from '../settings/env'
import { codeOfFailure } from '../settings/operatorError'
import { compareMigrations, type MigrationState } from '../upgrade/migrations'
import { withReads } from './reads/reading'
import { isSqlite, runSql } from './sql'

// A page is read and written as a whole: one column instead of some sixty tables.
const BLOCKS_AS_JSON = true

/** As Payload's adapters write them; each has other arguments. */
type Migration = {
  name: string
  up: (args: never) => Promise<void>
  down: (args: never) => Promise<void>
}

/** The migrations of the site for each kind of database, oldest first. */
type Migrations = Record<'sqlite' | 'postgres', readonly Migration[]>

/**
 * Payload's adapter for a database URL: SQLite in DATA_DIR unless DATABASE_URL names a
 * Postgres. The schema comes from the migrations, which run at start (start/prepareSite.ts), never from
 * schema push.
 */
export const database = (root: string, migrations: Migrations, url = env.databaseUrl) =>
  url.startsWith('postgres')
    ? withOwnParts(
        postgresAdapter({
          pool: { connectionString: url },
          pg: steadyPg,
          blocksAsJSON: BLOCKS_AS_JSON,
          push: false,
          migrationDir: path.join(root, 'migrations/postgres'),
        }),
        migrations.postgres,
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
        migrations.sqlite,
      )

/**
 * Migrates the database to the current schema. The migrations are compiled in; no folder is read.
 * A SQLite database that has rows is migrated before, on a copy (upgrade/upgradeSqlite.ts).
 */
export const migrate = async (payload: Payload): Promise<void> => {
  const migrations = migrationsOf(payload)
  if (!isSqlite(payload)) return runMigrations(payload, migrations)
  return withRebuilding(payload, () => runMigrations(payload, migrations))
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
  return compareMigrations(
    migrationsOf(payload).map(({ name }) => name),
    docs.map(({ name }) => name),
  )
}

/** The name of the newest migration of this version; it begins with its day. */
export const newestMigration = (payload: Payload): string =>
  migrationsOf(payload).at(-1)?.name ?? ''

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

const withOwnParts = <T extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<T>,
  migrations: readonly Migration[],
) =>
  withReads(
    withNarrowSessionWrites(
      withAtomicClaims(withOwnOperators(withSecureDelete(carrying(migrations, adapter)))),
    ),
  )

type Carrying = { siteMigrations: readonly Migration[] }

/**
 * Keeps the list with the adapter, so that lib imports no migration. Not as its `prodMigrations`:
 * those run by themselves whenever Payload connects.
 */
const carrying = <T extends BaseDatabaseAdapter>(
  siteMigrations: readonly Migration[],
  adapter: DatabaseAdapterObj<T>,
): DatabaseAdapterObj<T> => ({
  ...adapter,
  init: (args) => Object.assign(adapter.init(args), { siteMigrations }),
})

/** The list that `database` was given. Payload's type of the adapter does not know it. */
const migrationsOf = ({ db }: Payload) => (db as unknown as Carrying).siteMigrations

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
