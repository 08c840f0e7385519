import { randomUUID } from 'node:crypto'
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { env } from './env'

/** The areas of the uploads folder. Only `company_logo` and `avatar` are public. */
export const AREAS = ['resume', 'company_logo', 'avatar'] as const

export type Area = (typeof AREAS)[number]

/**
 * The name of a stored file: random, so that no name chosen by a person gets on the disk or into an
 * address.
 */
const STORED_NAME = /^[0-9a-f]{8}-[0-9a-f-]{27}\.[a-z0-9]{2,4}$/

/** Whether a name has the form of a stored file's. */
export const isStoredName = (name: string): boolean => STORED_NAME.test(name)

/**
 * Whether a name is that of a file that was not written completely, because the process was killed.
 */
export const isUnfinished = (name: string): boolean =>
  name.startsWith('.') && name.endsWith(PART) && isStoredName(name.slice(1, -PART.length))

/** The end of the name of a file that is being written. */
export const PART = '.part'

const UPLOADS = path.join(env.dataDir, 'uploads')

/** The folder of an area's files. */
export const areaDir = (area: Area) => path.join(UPLOADS, area)

/** The folders of the stored files, existing or not. */
export const storageFolders = (): string[] => [UPLOADS, ...AREAS.map(areaDir)]

/**
 * Stores bytes in an area under a new random name and returns the name. When it resolves, the file
 * is on disk: written, synced, renamed, and its folder synced.
 */
export const putFile = async (
  area: Area,
  extension: string,
  bytes: Uint8Array,
): Promise<string> => {
  const name = `${randomUUID()}.${extension}`
  const dir = areaDir(area)
  const temporary = path.join(dir, `.${name}${PART}`)
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

/** The bytes of a stored file; null when it does not exist. */
export const getFile = async (area: Area, name: string): Promise<Buffer | null> => {
  if (!isStoredName(name)) return null
  return readFile(path.join(areaDir(area), name)).catch(nullWhenMissing)
}

/** Removes a stored or incomplete file. A missing file is no error. */
export const removeFile = async (area: Area, name: string): Promise<void> => {
  if (isOurs(name)) await rm(path.join(areaDir(area), name), { force: true })
}

/** The names of all files of an area, incomplete ones too, in pages. */
export async function* listFiles(area: Area): AsyncGenerator<string[]> {
  let page: string[] = []
  for await (const { name } of await openFolder(areaDir(area))) {
    // Files that this site did not write are ignored.
    if (isOurs(name)) page.push(name)
    if (page.length < PAGE_FILES) continue
    yield page
    page = []
  }
  yield page
}

/** When a file was written; null when it does not exist. */
export const writtenAt = async (area: Area, name: string): Promise<Date | null> => {
  if (!isOurs(name)) return null
  const found = await stat(path.join(areaDir(area), name)).catch(nullWhenMissing)
  return found?.mtime ?? null
}

const PAGE_FILES = 500

const isOurs = (name: string): boolean => isStoredName(name) || isUnfinished(name)

const openFolder = async (dir: string) =>
  (await opendir(dir, { bufferSize: PAGE_FILES }).catch(nullWhenMissing)) ?? []

const nullWhenMissing = (error: unknown): null => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}

/** Makes the names in a folder durable. */
export const syncDir = async (dir: string): Promise<void> => {
  const handle = await open(dir, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
