import { randomUUID } from 'node:crypto'
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { env } from './env'

/** The areas of the uploads folder. Only `company_logo` and `avatar` may be shown to anybody. */
export const AREAS = ['resume', 'company_logo', 'avatar'] as const

export type Area = (typeof AREAS)[number]

/** A stored name: random, so that no name of a person's own ever reaches the disk or an address. */
const STORED_NAME = /^[0-9a-f]{8}-[0-9a-f-]{27}\.[a-z0-9]{2,4}$/

/** Whether a name can be that of a stored file. */
export const isStoredName = (name: string): boolean => STORED_NAME.test(name)

/** Whether a name is that of a file which was not written to its end, because the process was killed. */
export const isUnfinished = (name: string): boolean =>
  name.startsWith('.') && name.endsWith(PART) && isStoredName(name.slice(1, -PART.length))

const PART = '.part'

const UPLOADS = path.join(env.dataDir, 'uploads')

const areaDir = (area: Area) => path.join(UPLOADS, area)

/** The folders that files are kept in, whether they exist or not. */
export const storageFolders = (): string[] => [UPLOADS, ...AREAS.map(areaDir)]

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

/** The bytes of a stored file, or null when there is none by that name. */
export const getFile = async (area: Area, name: string): Promise<Buffer | null> => {
  if (!isStoredName(name)) return null
  return readFile(path.join(areaDir(area), name)).catch(nullWhenMissing)
}

/** Removes a stored or an unfinished file. Nothing happens when it is gone already. */
export const removeFile = async (area: Area, name: string): Promise<void> => {
  if (isOurs(name)) await rm(path.join(areaDir(area), name), { force: true })
}

/** The names of all files of an area, unfinished ones too, in pages: few are in memory at a time. */
export async function* listFiles(area: Area): AsyncGenerator<string[]> {
  let page: string[] = []
  for await (const { name } of await openFolder(areaDir(area))) {
    // What somebody else put there is not ours to judge.
    if (isOurs(name)) page.push(name)
    if (page.length < PAGE_FILES) continue
    yield page
    page = []
  }
  yield page
}

/** When a file was written; null when there is none by that name. */
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

const syncDir = async (dir: string): Promise<void> => {
  const handle = await open(dir, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
