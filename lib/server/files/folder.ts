import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { newPartFile, syncDir, unfinished } from './partFile'
import { type FileStore, PAGE_FILES, type Part } from './store'

/**
 * Files in a folder, one subfolder for each area. The folder may be shared by several machines (NFS):
 * a file appears under its name only when it is complete.
 */
export const folderStore = (root: string): FileStore => ({
  put: async (area, name, bytes) => {
    const dir = path.join(root, area)
    const temporary = path.join(dir, unfinished(name))
    await mkdir(dir, { recursive: true })
    try {
      const file = await open(temporary, 'wx', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(temporary, path.join(dir, name))
      await syncDir(dir)
    } catch (error) {
      await rm(temporary, { force: true })
      throw error
    }
  },

  receive: (area) => newPartFile(path.join(root, area)),

  get: (area, name, part) => {
    const file = path.join(root, area, name)
    return (part ? readPart(file, part) : readFile(file)).catch(nullWhenMissing)
  },

  remove: (area, name) => rm(path.join(root, area, name), { force: true }),

  list: async function* (area) {
    let page: string[] = []
    for await (const { name } of await openFolder(path.join(root, area))) {
      page.push(name)
      if (page.length < PAGE_FILES) continue
      yield page
      page = []
    }
    yield page
  },

  writtenAt: async (area, name) => {
    const found = await stat(path.join(root, area, name)).catch(nullWhenMissing)
    return found?.mtime ?? null
  },

  check: async () => {
    await mkdir(root, { recursive: true })
  },
})

const readPart = async (name: string, { from, bytes }: Part): Promise<Buffer> => {
  const file = await open(name)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, from)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

const openFolder = async (dir: string) =>
  (await opendir(dir, { bufferSize: PAGE_FILES }).catch(nullWhenMissing)) ?? []

const nullWhenMissing = (error: unknown): null => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}
