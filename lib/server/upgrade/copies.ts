import { existsSync, readdirSync, statSync } from 'node:fs'
import { copyFile, link, mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { sqliteFile, sqliteFiles } from '@/lib/server/database/sqliteFile'
import { repeat } from '@/lib/server/process/repeat'
import { DAY_MS } from '@/lib/shared/limits'

/** How many databases from before an upgrade are kept. */
export const COPIES_KEPT = 2
/** They still hold what was erased since: none is kept for longer. */
export const COPY_DAYS = 30

const SUFFIX = '.db'

/** Beside the database, so that a file of it can take the database's place in one step. */
export const copiesFolder = (file: string): string =>
  path.join(path.dirname(file), 'upgrade-copies')

/** The file on which the migrations of an upgrade run. */
export const workingCopy = (file: string): string => path.join(copiesFolder(file), 'unfinished')

/** The databases from before an upgrade, newest first. */
export const keptCopies = (file: string): string[] => {
  const folder = copiesFolder(file)
  if (!existsSync(folder)) return []
  // The names begin with the time.
  const names = readdirSync(folder).filter((name) => name.endsWith(SUFFIX))
  return names
    .sort()
    .reverse()
    .map((name) => path.join(folder, name))
}

/** Creates the folder, and removes what an interrupted upgrade has left in it. */
export const prepareFolder = async (file: string): Promise<void> => {
  await mkdir(copiesFolder(file), { recursive: true, mode: 0o700 })
  for (const left of sqliteFiles(workingCopy(file))) await rm(left, { force: true })
}

/**
 * Puts the working copy in the place of the database, which is kept. A process that is killed
 * meanwhile leaves one of the two there, complete. Neither file may be open. Returns the kept file.
 */
export const replaceDatabase = async (file: string, state: string, now: Date): Promise<string> => {
  const time = now.toISOString().slice(0, 19).replaceAll(':', '')
  const kept = path.join(copiesFolder(file), `${time}Z-${state}${SUFFIX}`)
  await sync(workingCopy(file))
  // Some file systems have no second names for a file.
  await link(file, kept).catch(() => copyFile(file, kept))
  await sync(kept)
  await rename(workingCopy(file), file)
  for (const folder of [copiesFolder(file), path.dirname(file)]) await sync(folder)
  return kept
}

/** Removes all kept databases but the newest two, and those of more than 30 days. */
export const removeOldCopies = async (file: string, now = new Date()): Promise<void> => {
  const oldest = now.getTime() - COPY_DAYS * DAY_MS
  for (const [at, copy] of keptCopies(file).entries()) {
    if (at >= COPIES_KEPT || upgradedAt(copy) < oldest) await rm(copy, { force: true })
  }
}

/** The time of the upgrade in the name; the file itself is as old as the last change of its rows. */
const upgradedAt = (copy: string): number => {
  const [, day, hour, minute, second] =
    /^([\d-]{10})T(\d\d)(\d\d)(\d\d)Z/.exec(path.basename(copy)) ?? []
  const time = Date.parse(`${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(time) ? statSync(copy).mtimeMs : time
}

/** Does it now and every day. */
export const startRemovingCopies = (): void => {
  const file = sqliteFile()
  if (file) repeat('removeUpgradeCopies', DAY_MS, () => removeOldCopies(file))
}

const sync = async (file: string): Promise<void> => {
  const opened = await open(file, 'r')
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}
