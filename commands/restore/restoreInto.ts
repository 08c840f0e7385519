import { existsSync, mkdirSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { createClient } from '@libsql/client'
import { copyEntries, type Entry } from '@/lib/server/backups/listFiles'
import { openPlace } from '@/lib/server/backups/place'
import { folderStore } from '@/lib/server/files/folder'
import { requireDatabase } from '@/lib/server/postgres/start'
import { env } from '@/lib/server/settings/env'
import { OperatorError } from '@/lib/server/settings/operatorError'
import { isS3 } from '@/lib/shared/backupPlace'
import { migrations as postgresMigrations } from '@/migrations/postgres'
import { migrations as sqliteMigrations } from '@/migrations/sqlite'
import { MANIFEST, POSTGRES_FILE, SQLITE_FILE } from '../backup/fileNames'
import type { Manifest } from '../backup/manifest'
import {
  checkDump,
  countTables,
  emptyPostgres,
  fillPostgres,
  finishRestore,
  removeUnfinishedRestore,
} from '../backup/postgres'
import { checkSqlite } from '../backup/sqlite'
import { putUploads } from './files'
import { type LeftOut, withoutLeftOut } from './leftOut'
import { entriesSince, listsOf } from './lists'
import type { RestoreTarget } from './target'
import { unpack } from './unpack'

type Given = {
  backup: string
  key?: string
  erasures?: string
  leftOut?: LeftOut
  dataDir: string
  /** Empty on SQLite. */
  databaseUrl: string
}

export type Restored = { begun: string; erased: number; optOuts: number; notRepeated: number }

/**
 * Makes the new data of the site, checks it, and puts it into the target as the last step. Throws before
 * that for everything that is wrong; the caller abandons the target then.
 */
export const restoreInto = async (target: RestoreTarget, given: Given): Promise<Restored> => {
  const { data, work } = target
  const { databaseUrl } = given
  if (databaseUrl) await requireEmptyDatabase(databaseUrl)
  const { file, beside } = await fetched(given.backup, work)
  const unpacked = path.join(work, 'unpacked')
  mkdirSync(unpacked)
  const manifest = await unpack(file, unpacked, given.key)
  requireFitting(manifest, databaseUrl)
  const lists = listsOf({ beside, dataDir: given.dataDir, named: given.erasures })
  const since = await entriesSince(lists, new Date(manifest.created_at))
  const { entries, notRepeated } = withoutLeftOut(since, given.leftOut)
  for (const list of lists) await copyEntries(list, folderStore(data))

  await rm(path.join(unpacked, MANIFEST))
  if (databaseUrl) await checkDump(path.join(unpacked, POSTGRES_FILE))
  else {
    await checkSqlite(path.join(unpacked, SQLITE_FILE))
    await rename(path.join(unpacked, SQLITE_FILE), path.join(data, SQLITE_FILE))
  }
  const uploads = path.join(unpacked, 'uploads')
  const undo = env.s3 ? [await putUploads(env.s3, unpacked, manifest.files)] : []
  if (!env.s3 && existsSync(uploads)) await rename(uploads, path.join(data, 'uploads'))
  try {
    if (databaseUrl) {
      undo.push(() => emptyPostgres(databaseUrl))
      await fillPostgres(databaseUrl, path.join(unpacked, POSTGRES_FILE))
    }
    const repeated = await repeat(entries, given.leftOut)
    await target.complete()
    if (databaseUrl) await finishRestore(databaseUrl)
    return { begun: manifest.created_at.slice(0, 16).replace('T', ' '), ...repeated, notRepeated }
  } catch (error) {
    for (const step of undo.reverse()) await step()
    throw error
  }
}

const requireEmptyDatabase = async (url: string): Promise<void> => {
  await requireDatabase(true)
  await removeUnfinishedRestore(url)
  const tables = await countTables(url)
  if (tables > 0) {
    throw new OperatorError(
      `The database of DATABASE_URL is not empty: it has ${tables} tables. A backup is restored into an empty one.`,
    )
  }
}

/** The backup as a file of this machine, and the files beside it. */
const fetched = async (backup: string, work: string) => {
  if (!isS3(backup)) {
    const file = path.resolve(backup)
    if (!existsSync(file)) throw new OperatorError(`There is no backup ${file}.`)
    return { file, beside: folderStore(path.dirname(file)) }
  }
  const [, folder = '', name = ''] = /^(.+)\/([^/]+)$/.exec(backup) ?? []
  const place = openPlace(folder)
  const file = path.join(work, 'fetched')
  await place.check()
  if (!(await place.fetch(name, file))) throw new OperatorError(`There is no backup ${backup}.`)
  return { file, beside: place.files }
}

const requireFitting = ({ database, migrations }: Manifest, databaseUrl: string): void => {
  if (database === 'postgres' && !databaseUrl) {
    throw new OperatorError('This is a backup of a Postgres database: set DATABASE_URL.')
  }
  if (database === 'sqlite' && databaseUrl) {
    throw new OperatorError(
      'This is a backup of a SQLite database: leave out DATABASE_URL. npm run move copies the restored site to Postgres.',
    )
  }
  const all = database === 'sqlite' ? sqliteMigrations : postgresMigrations
  const known = new Set(all.map(({ name }) => name))
  if (migrations.some((name) => !known.has(name))) {
    throw new OperatorError('The backup is of a newer version of the site. Install that version.')
  }
}

/**
 * Repeats erasures and opt-outs in the new database, and ends undos that are not to be repeated. Without
 * any of them it stays as it is in the backup.
 */
const repeat = async (
  entries: Entry[],
  leftOut?: LeftOut,
): Promise<Pick<Restored, 'erased' | 'optOuts'>> => {
  if (entries.length === 0 && !leftOut) return { erased: 0, optOuts: 0 }
  const { getPayload } = await import('payload')
  const { default: config } = await import('@/payload.config')
  const { prepareDatabase } = await import('@/collections/derivedTables')
  const { replay } = await import('./replay')
  const { stopUndos } = await import('./stopUndos')
  const payload = await getPayload({ config })
  try {
    await prepareDatabase(payload)
    if (leftOut) await stopUndos(payload, leftOut)
    return await replay(payload, entries)
  } finally {
    await payload.destroy()
    if (!env.databaseUrl.startsWith('postgres')) await emptyLog()
  }
}

/** Writes SQLite's log into the database, so that the file is complete without it. */
const emptyLog = async (): Promise<void> => {
  const client = createClient({ url: env.databaseUrl })
  const { rows } = await client.execute('pragma wal_checkpoint(truncate)')
  client.close()
  if (Number(rows[0]?.busy) !== 0) throw new Error('The log of the database is in use')
}
