import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { env } from './env'

/** The areas of the uploads folder. Only `company_logo` and `avatar` may be shown to anybody. */
export type Area = 'resume' | 'company_logo' | 'avatar'

/** A stored name: random, so that no name of a person's own ever reaches the disk or an address. */
const STORED_NAME = /^[0-9a-f]{8}-[0-9a-f-]{27}\.[a-z0-9]{2,4}$/

/** Whether a name can be that of a stored file. */
export const isStoredName = (name: string): boolean => STORED_NAME.test(name)

const areaDir = (area: Area) => path.join(env.dataDir, 'uploads', area)

/**
 * Puts bytes into an area under a new random name, and answers that name. When it returns, bytes and
 * name are on disk: written, synced, renamed, and the folder synced.
 */
export const putFile = async (
  area: Area,
  extension: string,
  bytes: Uint8Array,
): Promise<string> => {
  const name = `${randomUUID()}.${extension}`
  const dir = areaDir(area)
  const temporary = path.join(dir, `.${name}.part`)
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
  return name
}

/** The bytes of a stored file, or null when there is none by that name. */
export const getFile = async (area: Area, name: string): Promise<Buffer | null> => {
  if (!isStoredName(name)) return null
  try {
    return await readFile(path.join(areaDir(area), name))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Removes a stored file. Nothing happens when it is gone already. */
export const removeFile = async (area: Area, name: string): Promise<void> => {
  if (isStoredName(name)) await rm(path.join(areaDir(area), name), { force: true })
}

const syncDir = async (dir: string): Promise<void> => {
  const handle = await open(dir, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
