import { statfs, writeFile } from 'node:fs/promises'
import { type Client, createClient } from '@libsql/client'
import type { MigrateUpArgs } from '@payloadcms/db-sqlite'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import { say } from '@/lib/server/monitoring/log'
import { logError } from '@/lib/server/monitoring/logError'
import { codeOfFailure, OperatorError } from '@/lib/server/settings/operatorError'
import { fileSize } from '@/lib/shared/format'
import {
  copiesFolder,
  prepareFolder,
  removeOldCopies,
  replaceDatabase,
  workingCopy,
} from './copies'
import { compareMigrations } from './migrations'
import { verifyCopy } from './verifyCopy'

type Migration = { name: string; up: (args: MigrateUpArgs) => Promise<void> }

const UNCHANGED = 'The database is unchanged.'

/**
 * Applies pending migrations to a copy of a SQLite database that has rows, and puts it in the
 * place of the database, which is kept (docs/adr/0038). A new database is left to `migrate`. Throws
 * an OperatorError, with the database unchanged, when that is not possible. No server may use it.
 */
export const upgradeSqlite = async (
  file: string,
  migrations: readonly Migration[],
): Promise<void> => {
  const old = createClient({ url: `file:${file}` })
  try {
    await old.execute('PRAGMA busy_timeout = 2000')
    const applied = await appliedOf(old)
    const { pending } = compareMigrations(
      migrations.map(({ name }) => name),
      applied,
    )
    if (applied.length === 0 || pending.length === 0) return
    say(`Upgrading the database: ${pending.length} of ${migrations.length} migrations.`)
    await holdAlone(old)
    await prepareFolder(file)
    await copyDatabase(old, file)
    await runMigrations(
      file,
      migrations.filter(({ name }) => pending.includes(name)),
    )
    const kept = await replaceDatabase(file, applied.at(-1) ?? '', new Date())
    await removeOldCopies(file)
    say(`Upgraded. The database from before is kept: ${kept}`)
  } catch (error) {
    await prepareFolder(file).catch(() => undefined)
    throw asOperatorError(error, file)
  } finally {
    await letGo(old)
  }
}

/** The names of the applied migrations, oldest first; none for a new database. */
const appliedOf = async (client: Client): Promise<string[]> => {
  const found = await client.execute(
    `SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'payload_migrations'`,
  )
  if (found.rows.length === 0) return []
  const { rows } = await client.execute('SELECT name FROM payload_migrations ORDER BY id')
  return rows.map(({ name }) => String(name))
}

/**
 * Keeps everybody else out until the connection is closed; fails when another program has the database
 * open. SQLite's log is ended first: it belongs to the name of the file, not to the file.
 */
const holdAlone = async (old: Client): Promise<void> => {
  await old.execute('PRAGMA journal_mode = DELETE')
  await old.execute('PRAGMA locking_mode = EXCLUSIVE')
  await old.execute('BEGIN EXCLUSIVE')
  await old.execute('COMMIT')
}

/** libsql closes a file only when the garbage collector has run: the lock has to be given back before. */
const letGo = async (old: Client): Promise<void> => {
  await old.execute('PRAGMA locking_mode = NORMAL').catch(() => undefined)
  await old.execute('SELECT 1 FROM sqlite_master').catch(() => undefined)
  old.close()
}

const copyDatabase = async (old: Client, file: string): Promise<void> => {
  await requireRoom(old, file)
  const copy = workingCopy(file)
  // SQLite writes into an empty file and keeps its mode.
  await writeFile(copy, '', { flag: 'wx', mode: 0o600 })
  await old.execute({ sql: 'VACUUM INTO ?', args: [copy] })
  await verifyCopy(old, copy)
}

const requireRoom = async (old: Client, file: string): Promise<void> => {
  const needed = (await pragma(old, 'page_count')) * (await pragma(old, 'page_size'))
  const { bavail, bsize } = await statfs(copiesFolder(file))
  if (bavail * bsize < needed) throw noRoom(file, needed)
}

const pragma = async (client: Client, name: string): Promise<number> =>
  Number((await client.execute(`PRAGMA ${name}`)).rows[0]?.[0])

const noRoom = (file: string, needed?: number): OperatorError =>
  new OperatorError(
    `The upgrade needs a copy of the database${needed ? ` (${fileSize(needed)})` : ''}, and the disk of ${copiesFolder(file)} has no room for it. ${UNCHANGED} Make room, then start again.`,
  )

class FailedMigration extends Error {}

/** All on the copy, which an interrupted upgrade throws away: nothing has to be durable meanwhile. */
const runMigrations = async (file: string, pending: Migration[]): Promise<void> => {
  const client = createClient({ url: `file:${workingCopy(file)}` })
  try {
    for (const setting of ['synchronous = OFF', 'secure_delete = ON', 'legacy_alter_table = ON']) {
      await client.execute(`PRAGMA ${setting}`)
    }
    const batch = await client.execute('SELECT max(batch) FROM payload_migrations')
    const db = drizzle(client)
    for (const { name, up } of pending) {
      try {
        // The migrations use nothing but the database (tests/support/site/migrations.ts).
        await up({ db } as unknown as Parameters<Migration['up']>[0])
        await client.execute({
          sql: 'INSERT INTO payload_migrations (name, batch) VALUES (?, ?)',
          args: [name, Number(batch.rows[0]?.[0]) + 1],
        })
      } catch (error) {
        if (isFull(error)) throw error
        throw new FailedMigration(name, { cause: error })
      }
    }
  } finally {
    client.close()
  }
}

const inUse = (): OperatorError =>
  new OperatorError(
    `Another program has the database open, so it cannot be upgraded. ${UNCHANGED} End that program, then start again.`,
  )

const isFull = (error: unknown): boolean => ['SQLITE_FULL', 'ENOSPC'].includes(codeOfFailure(error))

const asOperatorError = (error: unknown, file: string): OperatorError => {
  if (error instanceof OperatorError) return error
  if (isFull(error)) return noRoom(file)
  const code = codeOfFailure(error)
  if (code.startsWith('SQLITE_BUSY')) return inUse()
  if (DAMAGED.includes(code)) {
    return new OperatorError(
      `The database is damaged (${code}) and cannot be upgraded. ${UNCHANGED} Restore the last backup.`,
    )
  }
  const isMigration = error instanceof FailedMigration
  logError('upgrade', isMigration ? error.cause : error)
  return new OperatorError(
    `${isMigration ? `Migration ${error.message}` : 'The upgrade'} failed on a copy of the database (${code}). ${UNCHANGED} Start the version of the site that you had before, and report the line above.`,
  )
}

const DAMAGED = ['SQLITE_CORRUPT', 'SQLITE_NOTADB']
