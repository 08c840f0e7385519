import { randomUUID } from 'node:crypto'
import { close, fdatasync, open, read, rename, writev } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { processWide } from './processWide'
import { type Area, areaDir, PART, syncDir } from './storage'

/**
 * A file that is written while its bytes arrive. It gets a name under which it can be found when it
 * is complete; what a killed process leaves behind is removed with the orphaned files.
 */
export type PartFile = {
  append: (chunks: readonly Uint8Array[]) => Promise<void>
  /** The first `length` bytes. */
  read: (length: number) => Promise<Buffer>
  /** Ends the writing. When it resolves, the file is on disk under the new name it returns. */
  finish: (extension: string) => Promise<string>
  /** Removes the file, unless it is finished. */
  remove: () => Promise<void>
}

// Plain descriptors: they cost less CPU time than a FileHandle.
const [openFile, closeFile, syncFile, appendTo, readFrom, renameFile] = [
  promisify(open),
  promisify(close),
  promisify(fdatasync),
  promisify(writev),
  promisify(read),
  promisify(rename),
]

/** Creates an empty file in an area, without a name that anybody looks for. */
export const newPartFile = async (area: Area): Promise<PartFile> => {
  const dir = areaDir(area)
  const id = randomUUID()
  const temporary = path.join(dir, `.${id}.tmp${PART}`)
  const descriptor = await create(temporary, dir)
  let state: 'open' | 'closed' | 'finished' = 'open'

  const end = async (): Promise<void> => {
    if (state !== 'open') return
    state = 'closed'
    await closeFile(descriptor)
  }
  return {
    append: async (chunks) => {
      await appendTo(descriptor, chunks)
    },
    read: async (length) => {
      const bytes = Buffer.alloc(length)
      await readFrom(descriptor, bytes, 0, length, 0)
      return bytes
    },
    finish: async (extension) => {
      await syncFile(descriptor)
      await end()
      const name = `${id}.${extension}`
      await renameFile(temporary, path.join(dir, name))
      state = 'finished'
      await syncTogether(dir)
      return name
    },
    remove: async () => {
      if (state === 'finished') return
      await end()
      await rm(temporary, { force: true })
    },
  }
}

/** A new file, readable and writable; the folder is created with the first one. */
const create = async (file: string, dir: string): Promise<number> => {
  try {
    return await openFile(file, 'wx+', 0o600)
  } catch (error) {
    const isFolderMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (!isFolderMissing) throw error
    await mkdir(dir, { recursive: true })
    return openFile(file, 'wx+', 0o600)
  }
}

const syncs = processWide('folderSyncs', () => new Map<string, Promise<void>>())

/**
 * Syncs a folder once for all who ask while it is being synced: one that has begun may not cover
 * their names, so they share the next one.
 */
const syncTogether = (dir: string): Promise<void> => {
  const next = `next ${dir}`
  const waiting = syncs.get(next)
  if (waiting) return waiting
  const running = syncs.get(dir)
  if (!running) return sync(dir)
  const mine = running
    .catch(() => undefined)
    .then(() => {
      syncs.delete(next)
      return sync(dir)
    })
  syncs.set(next, mine)
  return mine
}

const sync = (dir: string): Promise<void> => {
  const mine = syncDir(dir).finally(() => syncs.delete(dir))
  syncs.set(dir, mine)
  return mine
}
