import { open, rm, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { env } from '../settings/env'
import { logError } from './logError'

/**
 * The disk with DATA_DIR. Below DISK_RESERVE_MB of free space the forms of visitors are refused, so
 * that uploads leave room for the office. If something else fills the disk all the same, a file that
 * was kept for that is removed: signing in and making room work (docs/adr/0037).
 */

const MB = 1_000_000
/** A sign-in needs some ten KB; this is enough for a day of work in the dashboard. */
const KEPT_BYTES = 8 * MB
/** Below that the file is removed. */
const FULL_BYTES = 2 * MB

/** The disk is nearly full while there is not as much again above the reserve. */
const NEARLY = 2

export type DiskState = {
  freeBytes: number
  reserveBytes: number
  isNearlyFull: boolean
  isBelowReserve: boolean
}

const UNLIMITED: DiskState = {
  freeBytes: Number.POSITIVE_INFINITY,
  reserveBytes: 0,
  isNearlyFull: false,
  isBelowReserve: false,
}

/** The disk of a folder, as the site's account may use it. */
export const diskState = async (
  folder = env.dataDir,
  reserveBytes = diskReserve(),
): Promise<DiskState> => {
  // Without a reserve nothing needs the folder: it may not exist.
  if (reserveBytes === 0) return UNLIMITED
  const { bavail, bsize } = await statfs(folder)
  const freeBytes = bavail * bsize
  const isNearlyFull = freeBytes < NEARLY * reserveBytes
  return { freeBytes, reserveBytes, isNearlyFull, isBelowReserve: freeBytes < reserveBytes }
}

/** In bytes; 0 when nothing that grows is on this disk: Postgres and S3. */
const diskReserve = (): number =>
  env.s3 && env.databaseUrl.startsWith('postgres') ? 0 : env.diskReserveBytes

/**
 * Removes the kept file when the disk is full, and writes it again when there is room. Called often,
 * and before each sign-in. Never rejects: a sign-in must not fail because of it.
 */
export const keepRoom = async (
  folder = env.dataDir,
  reserveBytes = diskReserve(),
): Promise<void> => {
  if (reserveBytes === 0) return
  try {
    const file = path.join(folder, 'reserve')
    const { freeBytes } = await diskState(folder, reserveBytes)
    if (freeBytes < FULL_BYTES) await rm(file, { force: true })
    else if (freeBytes > reserveBytes + KEPT_BYTES) await fill(file)
  } catch (error) {
    logError('disk reserve', error)
  }
}

const fill = async (file: string): Promise<void> => {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  )
  if (size === KEPT_BYTES) return
  const opened = await open(file, 'w', 0o600)
  try {
    const piece = Buffer.alloc(MB)
    for (let written = 0; written < KEPT_BYTES; written += MB) await opened.write(piece)
  } finally {
    await opened.close()
  }
}
