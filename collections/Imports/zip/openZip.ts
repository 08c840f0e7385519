import { setImmediate as letOthersWork } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import yauzl from 'yauzl'
import { checkResumeFile } from '@/collections/Submissions/checkResumeFile'
import { processWide } from '@/lib/server/process/processWide'
import { cleanFileName } from '@/lib/shared/fileName'
import { wholeNumber } from '@/lib/shared/format'
import {
  IMPORT_ZIP_FILES_MAX,
  IMPORT_ZIP_UNPACKED_MAX_BYTES,
  RESUME_EXTENSIONS,
  RESUME_MAX_BYTES,
} from '@/lib/shared/limits'
import type { Import } from '@/payload-types'
import { FILE_GONE } from '../openTable'
import { type Read, refused } from '../table/grid'
import { isWhole, MissingPiece, PieceReader, partsOf } from './pieceReader'

export const NO_ZIP = 'This file is no ZIP, or it is damaged. Make the ZIP again.'
export const ZIP_NOT_WHOLE = 'The ZIP has not arrived as a whole. Add it again, or remove it.'
const TOO_MANY = `The ZIP has more than ${wholeNumber(IMPORT_ZIP_FILES_MAX)} files. Split the list and its resumes into several imports.`
const TOO_MUCH = 'The ZIP is larger than 500 MB when it is unpacked. Split it.'

/** A file of a ZIP; `why`: why it is refused. */
export type ZipFile = { name: string; why: string | null; entry: yauzl.Entry }

export type Zip = {
  files: readonly ZipFile[]
  /** The bytes of a file that is not refused. */
  bytes: (file: ZipFile) => Promise<Buffer>
}

/** What computers add to a ZIP on their own. */
const NOT_MEANT = /(^|\/)(__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i
/** What cannot be packed grows a little. */
const PACKED_MORE_BYTES = 4096
const PACKED = /\.(zip|rar|7z|tar|gz|tgz)$/i

// The dry run is asked for with each change of a setting: all files are checked once. Not for long: it
// holds names of people.
const opened = processWide(
  'importZips',
  () => new LRUCache<string, Promise<Read<Zip>>>({ max: 2, ttl: 1_800_000, ttlAutopurge: true }),
)

/** Opens the ZIP of an import and checks each of its files as the forms check a resume. */
export const openZip = async (row: Pick<Import, 'zip_parts' | 'zip_size'>): Promise<Read<Zip>> => {
  if (!isWhole(row)) return refused(ZIP_NOT_WHOLE)
  const key = row.zip_parts ?? ''
  let found = opened.get(key)
  if (!found) {
    found = readZip(row)
    opened.set(key, found)
  }
  try {
    return await found
  } catch (error) {
    opened.delete(key)
    throw error
  }
}

/** Forgets what is remembered about a ZIP that is removed. */
export const forgetZip = ({ zip_parts }: Pick<Import, 'zip_parts'>): void => {
  opened.delete(zip_parts ?? '')
}

const readZip = async (row: Pick<Import, 'zip_parts' | 'zip_size'>): Promise<Read<Zip>> => {
  const listed = await listZip(row)
  if (!listed.ok) return listed
  const { files, bytes } = listed.value
  try {
    for (const file of files) {
      file.why ??= await problemOfContent(file, bytes)
      await letOthersWork()
    }
    return listed
  } catch (error) {
    if (error instanceof MissingPiece) return refused(FILE_GONE)
    throw error
  }
}

/** Reads the names and sizes that a ZIP says its files have; unpacks nothing. */
export const listZip = async (row: Pick<Import, 'zip_parts' | 'zip_size'>): Promise<Read<Zip>> => {
  const reader = new PieceReader(partsOf(row))
  try {
    const options = { autoClose: false, decodeStrings: false }
    const zip = await yauzl.fromRandomAccessReaderPromise(reader, row.zip_size ?? 0, options)
    if (zip.entryCount > IMPORT_ZIP_FILES_MAX) return refused(TOO_MANY)
    const files: ZipFile[] = []
    let size = 0
    let packed = 0
    for await (const entry of zip.eachEntry()) {
      const path = pathOf(entry)
      if (path.endsWith('/') || NOT_MEANT.test(path)) continue
      const why = problemOf(entry, path)
      if (!why) size += entry.uncompressedSize
      packed += entry.compressedSize
      // Its files lie over each other: a few bytes would be unpacked again and again.
      if (packed > (row.zip_size ?? 0)) return refused(NO_ZIP)
      if (size > IMPORT_ZIP_UNPACKED_MAX_BYTES) return refused(TOO_MUCH)
      files.push({ name: cleanFileName(path), why, entry })
    }
    refuseDoubles(files)
    const bytes = async ({ entry }: ZipFile): Promise<Buffer> => {
      try {
        return await unpack(zip, reader, entry)
      } catch (error) {
        // Asked for the next time, it is read anew and found to be gone.
        if (reader.failure) forgetZip(row)
        throw error
      }
    }
    return { ok: true, value: { files, bytes } }
  } catch {
    if (reader.failure instanceof MissingPiece) return refused(FILE_GONE)
    if (reader.failure) throw reader.failure
    return refused(NO_ZIP)
  }
}

/** The name as the ZIP has it: folders and all. It is never used as a path. */
const pathOf = ({ generalPurposeBitFlag, fileNameRaw, extraFields }: yauzl.Entry): string =>
  yauzl.getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false)

const problemOf = (entry: yauzl.Entry, path: string): string | null => {
  if (yauzl.validateFileName(path)) return 'Its path leads out of the ZIP.'
  if (PACKED.test(path)) return 'A ZIP in the ZIP is not opened.'
  if (!RESUME_EXTENSIONS.some((known) => path.toLowerCase().endsWith(`.${known}`))) {
    return 'It is no PDF, DOC or DOCX file.'
  }
  if (entry.isEncrypted()) return 'It has a password.'
  if (!entry.canDecodeFileData()) return 'It is packed in a way that cannot be read.'
  if (entry.uncompressedSize > RESUME_MAX_BYTES) return 'It is larger than 2 MB.'
  if (entry.compressedSize > RESUME_MAX_BYTES + PACKED_MORE_BYTES) return 'It is damaged.'
  return entry.uncompressedSize === 0 ? 'It is empty.' : null
}

const refuseDoubles = (files: readonly ZipFile[]): void => {
  const counts = new Map<string, number>()
  const key = ({ name }: ZipFile) => name.toLowerCase()
  for (const file of files) counts.set(key(file), (counts.get(key(file)) ?? 0) + 1)
  for (const file of files) {
    if ((counts.get(key(file)) ?? 0) > 1) file.why ??= 'Several files of the ZIP have this name.'
  }
}

const unpack = async (
  zip: yauzl.ZipFile,
  reader: PieceReader,
  entry: yauzl.Entry,
): Promise<Buffer> => {
  try {
    // yauzl stops at a file that is larger than it says.
    const chunks: Buffer[] = []
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk)
    const bytes = Buffer.concat(chunks)
    if (crc32(bytes) !== entry.crc32) throw new Error('The checksum is wrong')
    return bytes
  } catch (error) {
    if (reader.failure) throw reader.failure
    throw new DamagedFile('A file of a ZIP is damaged', { cause: error })
  }
}

class DamagedFile extends Error {}

const problemOfContent = async (file: ZipFile, read: Zip['bytes']): Promise<string | null> => {
  try {
    const checked = await checkResumeFile(checkable(file.name, await read(file)))
    return checked.ok ? null : 'It is no PDF, DOC or DOCX file inside, or not a whole one.'
  } catch (error) {
    if (error instanceof DamagedFile) return 'It is damaged.'
    throw error
  }
}

/** A file of a ZIP as the check of resumes takes it. */
export const checkable = (name: string, bytes: Buffer) => ({
  name,
  head: bytes.subarray(0, 1024),
  tail: bytes.subarray(-2048),
  bytes: async () => bytes,
})
