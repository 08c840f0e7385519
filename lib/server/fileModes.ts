import { chmod, stat } from 'node:fs/promises'
import path from 'node:path'
import { env } from './env'
import { logError } from './logError'
import { storageFolders } from './storage'

/**
 * Removes the access of other accounts of the machine to DATA_DIR, the SQLite file and the upload
 * folders, which earlier versions may have created with it. Failures are logged and do not stop the
 * start. Call it before the database is opened: SQLite gives new files the mode of the old one.
 */
export const restrictToOwner = async (): Promise<void> => {
  const databases = env.databaseUrl.startsWith('file:')
    ? ['', '-wal', '-shm'].map((suffix) => sqliteFile() + suffix)
    : []
  for (const file of [env.dataDir, ...databases, ...storageFolders()]) {
    await takeFromOthers(file).catch((error) => logError('restrictToOwner', error))
  }
}

const sqliteFile = (): string => path.resolve(env.databaseUrl.replace(/^file:(\/\/)?/, ''))

const OTHERS = 0o077

const takeFromOthers = async (file: string): Promise<void> => {
  const found = await stat(file).catch(() => null)
  if (found && found.mode & OTHERS) await chmod(file, found.mode & 0o7777 & ~OTHERS)
}
