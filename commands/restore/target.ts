import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { readdir, rename } from 'node:fs/promises'
import path from 'node:path'
import { copyEntries, LIST } from '@/lib/server/backups/listFiles'
import { folderStore } from '@/lib/server/files/folder'
import { syncDir } from '@/lib/server/files/partFile'
import { OperatorError } from '@/lib/server/settings/operatorError'
import { SQLITE_FILE } from '../backup/fileNames'
import { newWorkFolder } from '../backup/lock'

/** What an empty data folder may hold; it stays as it is. */
const ALLOWED = ['secret', LIST, 'backup.lock', 'server.lock', 'lost+found']
const LOCK = 'server.lock'
/** Of SQLite; empty when the database is complete. */
const LOGS = [`${SQLITE_FILE}-wal`, `${SQLITE_FILE}-shm`]
const PREFIX = 'restore-work-'

/** The data folder that a backup is restored into. */
export type RestoreTarget = {
  /** For files that are needed until the end only. */
  work: string
  /** The new data folder, until it is complete. */
  data: string
  /** Puts the new data into the data folder, the database last. */
  complete: () => Promise<void>
  /** Removes everything that the restore created. */
  abandon: () => void
}

/**
 * Opens an empty data folder, and keeps servers out of it until this process ends. Throws an
 * OperatorError when it is not empty. The new data is made inside of it, because the folder itself may
 * be a mount that cannot be renamed.
 */
export const openTarget = async (dataDir: string): Promise<RestoreTarget> => {
  const wasThere = existsSync(dataDir)
  const before = wasThere ? readdirSync(dataDir) : []
  const others = before.filter((name) => !isAllowed(name))
  if (others.length > 0) {
    throw new OperatorError(
      `The data folder ${dataDir} is not empty (${others.slice(0, 3).join(', ')}). A backup is restored into an empty one: move what is there away, or set another DATA_DIR.`,
    )
  }
  const refusal = `A server or another restore uses the data folder ${dataDir}. Stop it first.`
  const work = await newWorkFolder(dataDir, PREFIX, { file: LOCK, refusal })
  const data = path.join(work, 'data')
  mkdirSync(data)
  return {
    work,
    data,
    complete: async () => {
      const made = (await readdir(data)).filter((name) => !LOGS.includes(name))
      made.sort((a, b) => Number(a === SQLITE_FILE) - Number(b === SQLITE_FILE))
      for (const name of made) {
        const to = path.join(dataDir, name)
        if (name === LIST) await copyEntries(folderStore(data), folderStore(dataDir))
        else if (!existsSync(to)) await rename(path.join(data, name), to)
      }
      await syncDir(dataDir)
      rmSync(work, { recursive: true, force: true })
    },
    abandon: () => {
      rmSync(work, { recursive: true, force: true, maxRetries: 5 })
      for (const name of readdirSync(dataDir)) {
        if (name.startsWith(LOCK) && !before.includes(name)) rmSync(path.join(dataDir, name))
      }
      if (!wasThere) rmSync(dataDir, { recursive: true })
    },
  }
}

const isAllowed = (name: string): boolean =>
  ALLOWED.includes(name.replace(/-journal$/, '')) || name.startsWith(PREFIX)
