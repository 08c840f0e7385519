import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { env } from '../settings/env'
import { AREAS, type Area } from './areas'
import { folderStore } from './folder'
import { finished, type PartFile } from './partFile'
import { s3Store } from './s3'
import type { FileStore, Part } from './store'

export { AREAS, type Area }

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
export const isUnfinished = (name: string): boolean => isStoredName(finished(name) ?? '')

const UPLOADS = path.join(env.dataDir, 'uploads')

/** The folders of the stored files, existing or not; none when they are in a bucket. */
export const storageFolders = (): string[] =>
  env.s3 ? [] : [UPLOADS, ...AREAS.map((area) => path.join(UPLOADS, area))]

const store: FileStore = env.s3 ? s3Store(env.s3) : folderStore(UPLOADS)

/** Throws when files cannot be stored: a wrong setting, or a service that does not answer. */
export const checkStorage = (): Promise<void> => store.check()

/**
 * Stores bytes in an area under a new random name and returns the name. When it resolves, the file
 * is durable: on disk, or accepted by the S3 service.
 */
export const putFile = async (
  area: Area,
  extension: string,
  bytes: Uint8Array,
): Promise<string> => {
  const name = `${randomUUID()}.${extension}`
  await store.put(area, name, bytes)
  return name
}

/** Begins a file whose bytes arrive piece by piece. It is stored when it is finished. */
export const receiveFile = (area: Area): Promise<PartFile> => store.receive(area)

/** The bytes of a stored file, or a part of them; null when it does not exist. */
export const getFile = async (area: Area, name: string, part?: Part): Promise<Buffer | null> =>
  isStoredName(name) ? store.get(area, name, part) : null

/** Removes a stored or incomplete file. A missing file is no error. */
export const removeFile = async (area: Area, name: string): Promise<void> => {
  if (isOurs(name)) await store.remove(area, name)
}

/** The names of all files of an area, incomplete ones too, in pages. */
export async function* listFiles(area: Area): AsyncGenerator<string[]> {
  // Files that this site did not write are ignored.
  for await (const names of store.list(area)) yield names.filter(isOurs)
}

/** When a file was written; null when it does not exist. */
export const writtenAt = async (area: Area, name: string): Promise<Date | null> =>
  isOurs(name) ? store.writtenAt(area, name) : null

const isOurs = (name: string): boolean => isStoredName(name) || isUnfinished(name)
