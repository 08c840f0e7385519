import { existsSync } from 'node:fs'
import path from 'node:path'
import { requireDatabase } from '@/lib/server/postgres/start'
import { env } from '@/lib/server/settings/env'
import { OperatorError } from '@/lib/server/settings/operatorError'
import { POSTGRES_FILE, SQLITE_FILE } from './fileNames'
import { copyPostgres, countTables } from './postgres'
import { copySqlite } from './sqlite'

const isOnPostgres = env.databaseUrl.startsWith('postgres')

const sqliteFile = path.resolve(env.databaseUrl.replace(/^file:(\/\/)?/, ''))

/** Refuses when Postgres does not answer, or there is no SQLite database: opening it would create one. */
export const requireSite = async (): Promise<void> => {
  if (isOnPostgres) {
    await requireDatabase()
    // Payload would create a database that is missing.
    if ((await countTables(env.databaseUrl).catch(() => 0)) > 0) return
    throw new OperatorError('There is no site to back up: the database of DATABASE_URL is empty.')
  }
  if (existsSync(sqliteFile)) return
  throw new OperatorError(
    `There is no site to back up: ${sqliteFile} does not exist. Set DATA_DIR.`,
  )
}

/** Copies the database of the site into a folder. Returns what the archive says about it. */
export const copyDatabase = async (folder: string, begun: Date) => {
  const created_at = begun.toISOString()
  if (isOnPostgres) {
    const file = path.join(folder, POSTGRES_FILE)
    const migrations = await copyPostgres(env.databaseUrl, file)
    return { path: POSTGRES_FILE, file, database: 'postgres' as const, created_at, migrations }
  }
  const file = path.join(folder, SQLITE_FILE)
  const migrations = await copySqlite(sqliteFile, file)
  return { path: SQLITE_FILE, file, database: 'sqlite' as const, created_at, migrations }
}
