import { chmod, stat } from 'node:fs/promises'
import { sqliteFile, sqliteFiles } from '../database/sqliteFile'
import { logError } from '../monitoring/logError'
import { env } from '../settings/env'
import { copiesFolder, keptCopies } from '../upgrade/copies'
import { storageFolders } from './storage'

/** Files and folders, existing or not, that only the site's own account may read and write. */
export const privateFiles = (): string[] => {
  const file = sqliteFile()
  const databases = file ? [...sqliteFiles(file), copiesFolder(file), ...keptCopies(file)] : []
  return [env.dataDir, env.secretFile, ...databases, ...storageFolders()]
}

/**
 * Removes the access of other accounts of the machine to these files, which earlier versions may have
 * created with it. Failures are logged and do not stop the start. Call it before the database is
 * opened: SQLite gives new files the mode of the old one.
 */
export const restrictToOwner = async (): Promise<void> => {
  for (const file of privateFiles()) {
    await takeFromOthers(file).catch((error) => logError('restrictToOwner', error))
  }
}

/** Whether another account of the machine has any access to a file with this mode. */
export const isOpenToOthers = (mode: number): boolean => (mode & OTHERS) !== 0

const OTHERS = 0o077

const takeFromOthers = async (file: string): Promise<void> => {
  const found = await stat(file).catch(() => null)
  if (found && isOpenToOthers(found.mode)) await chmod(file, found.mode & 0o7777 & ~OTHERS)
}
