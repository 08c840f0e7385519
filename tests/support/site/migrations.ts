import { createClient } from '@libsql/client'
import { drizzle as onPostgres } from '@payloadcms/db-postgres/drizzle/node-postgres'
import { drizzle as onSqlite } from '@payloadcms/db-sqlite/drizzle/libsql'
import pg from 'pg'
import { upgradeSqlite as upgradeTo } from '@/lib/server/upgrade/upgradeSqlite'
import { migrations as postgres } from '@/migrations/postgres'
import { migrations as sqlite } from '@/migrations/sqlite'
import { isOnPostgres, type SiteDatabase } from './siteDatabase'

/** The site's migrations, as its configuration passes them to the adapter. */
export const SITE_MIGRATIONS = { postgres, sqlite }

/** The upgrade of a SQLite database to the site's migrations, or to others. */
export const upgradeSqlite = (file: string, list: Parameters<typeof upgradeTo>[1] = sqlite) =>
  upgradeTo(file, list)

/** The migrations of the database kind that the tests run on, oldest first. */
export const MIGRATIONS = isOnPostgres ? postgres : sqlite

/** Brings an empty database to the state after the first `count` migrations. */
export const migrateTo = async (database: SiteDatabase, count: number): Promise<void> => {
  const { run, end } = isOnPostgres ? openPostgres(database.url) : openSqlite(database.url)
  try {
    for (let at = 0; at < count; at += 1) await run(at)
  } finally {
    await end()
  }
  for (const { name } of MIGRATIONS.slice(0, count)) {
    await database.rows('insert into payload_migrations (name, batch) values (?, 1)', [name])
  }
}

const openSqlite = (url: string) => {
  const client = createClient({ url })
  const db = onSqlite(client)
  return {
    // The migrations use nothing but the database.
    run: (at: number) => sqlite[at]?.up({ db } as never),
    end: async () => client.close(),
  }
}

const openPostgres = (connectionString: string) => {
  const pool = new pg.Pool({ connectionString })
  const db = onPostgres(pool)
  return { run: (at: number) => postgres[at]?.up({ db } as never), end: () => pool.end() }
}
