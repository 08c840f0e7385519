import { chmod, stat } from 'node:fs/promises'
import path from 'node:path'
import { env } from './env'
import { logError } from './logError'
import { storageFolders } from './storage'

/**
 * Takes the rights of other accounts of the machine from DATA_DIR, the SQLite file and the folders of
 * uploads, for data that an earlier version wrote. What cannot be changed is logged, and no reason
 * not to start. Before the database is opened: SQLite gives its new files the mode of the old.
 */
export const keepToOwner = async (): Promise<void> => {
  const databases = env.databaseUrl.startsWith('file:')
    ? ['', '-wal', '-shm'].map((suffix) => sqliteFile() + suffix)
    : []
  for (const file of [env.dataDir, ...databases, ...storageFolders()]) {
    await takeFromOthers(file).catch((error) => logError('keepToOwner', error))
  }
}

const sqliteFile = (): string => path.resolve(env.databaseUrl.replace(/^file:(\/\/)?/, ''))

const OTHERS = 0o077

const takeFromOthers = async (file: string): Promise<void> => {
  const found = await stat(file).catch(() => null)
  if (found && found.mode & OTHERS) await chmod(file, found.mode & 0o7777 & ~OTHERS)
}
