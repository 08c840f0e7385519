import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Entry, LIST, readEntries } from '@/lib/server/backups/listFiles'
import { openPlace } from '@/lib/server/backups/place'
import { folderStore } from '@/lib/server/files/folder'
import type { FileStore } from '@/lib/server/files/store'
import { env } from '@/lib/server/settings/env'
import { codeOfFailure, OperatorError } from '@/lib/server/settings/operatorError'

/** The clocks of the machines may differ. An entry too many changes nothing. */
const BEFORE_MS = 3_600_000

type Places = {
  /** The place of the backup. */
  beside: FileStore
  /** The data folder, which may have a list although it is empty otherwise. */
  dataDir: string
  /** --erasures */
  named: string | undefined
}

/** Where lists of erasures are: beside the backup, in BACKUP_TO, in the data folder, and as named. */
export const listsOf = ({ beside, dataDir, named }: Places): FileStore[] => {
  const lists = [beside, folderStore(dataDir)]
  if (env.backup.to !== '') lists.push(openPlace(env.backup.to).files)
  if (named === undefined) return lists
  const folder = path.basename(named) === LIST ? path.dirname(named) : named
  if (!existsSync(path.join(folder, LIST))) {
    throw new OperatorError(`${named} has no ${LIST}.`)
  }
  return [...lists, folderStore(folder)]
}

/** What happened since the backup was begun, the oldest first. */
export const entriesSince = async (lists: FileStore[], begun: Date): Promise<Entry[]> => {
  try {
    return await readEntries(lists, new Date(+begun - BEFORE_MS))
  } catch (error) {
    throw new OperatorError(
      `The list of erasures since the backup cannot be read (${codeOfFailure(error)}), so people who were erased would come back. Nothing was restored.`,
    )
  }
}
