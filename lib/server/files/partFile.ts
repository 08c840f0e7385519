import { randomUUID } from 'node:crypto'
import { close, fdatasync, fsync, open, read, rename, writev } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { processWide } from '../process/processWide'

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
const [openFile, closeFile, syncAll, syncFile, appendTo, readFrom, renameFile] = [
  promisify(open),
  promisify(close),
  promisify(fsync),
  promisify(fdatasync),
  promisify(writev),
  promisify(read),
  promisify(rename),
]

/** The name under which a file is written before it is complete. */
export const unfinished = (name: string): string => `.${name}${PART}`

/** The name of the file that an unfinished one was to become; null for another name. */
export const finished = (name: string): string | null =>
  name.startsWith('.') && name.endsWith(PART) ? name.slice(1, -PART.length) : null

const PART = '.part'

/** Creates an empty file in a folder, without a name that anybody looks for. */
export const newPartFile = async (dir: string): Promise<PartFile> => {
  const id = randomUUID()
  const temporary = path.join(dir, unfinished(`${id}.tmp`))
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
      await renameFile(temporary, path.join(/* turbopackIgnore: true */ dir, name))
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

/** Makes the names in a folder durable. */
export const syncDir = async (dir: string): Promise<void> => {
  const descriptor = await openFile(dir, 'r')
  try {
    await syncAll(descriptor)
  } finally {
    await closeFile(descriptor)
  }
}

const sync = (dir: string): Promise<void> => {
  const mine = syncDir(dir).finally(() => syncs.delete(dir))
  syncs.set(dir, mine)
  return mine
}

/** The same for a store that takes a file only as a whole: its bytes stay in memory until then. */
export const newPartInMemory = (put: (name: string, bytes: Buffer) => Promise<void>): PartFile => {
  const chunks: Uint8Array[] = []
  return {
    append: async (more) => {
      chunks.push(...more)
    },
    read: async (length) => Buffer.concat(chunks).subarray(0, length),
    finish: async (extension) => {
      const name = `${randomUUID()}.${extension}`
      await put(name, Buffer.concat(chunks))
      return name
    },
    remove: async () => {
      chunks.length = 0
    },
  }
}
