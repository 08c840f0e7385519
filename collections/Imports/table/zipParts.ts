import yauzl from 'yauzl'
import { IMPORT_UNZIPPED_MAX_BYTES, IMPORT_UNZIPPED_RATIO_MAX } from '@/lib/shared/limits'
import { type Read, refused } from './grid'

const NOT_READABLE = 'This file is damaged. Open it in Excel and save it again as XLSX.'
const TOO_BIG = 'This file is too large when it is unpacked. Save only the list itself as CSV.'
/** Small parts may be packed very well: they do no harm. */
const SMALL_BYTES = 1_000_000
const ENTRIES_MAX = 2000

/** The names of all parts of a ZIP file, and a reader of one of them as text. */
export type Parts = { names: ReadonlySet<string>; text: (name: string) => Promise<string> }

/**
 * Opens a ZIP file. What its parts say about their sizes is checked before any is unpacked, and yauzl
 * stops at a part that is larger than it says.
 */
export const zipParts = async (bytes: Buffer): Promise<Read<Parts>> => {
  try {
    const zip = await yauzl.fromBufferPromise(bytes, { strictFileNames: true })
    if (zip.entryCount > ENTRIES_MAX) return refused(TOO_BIG)
    const entries = new Map<string, yauzl.Entry>()
    let size = 0
    for await (const entry of zip.eachEntry()) {
      if (entry.isEncrypted()) {
        return refused('This file has a password. Take the password away and save it again.')
      }
      size += entry.uncompressedSize
      const isBomb =
        entry.uncompressedSize > SMALL_BYTES &&
        entry.uncompressedSize > entry.compressedSize * IMPORT_UNZIPPED_RATIO_MAX
      if (size > IMPORT_UNZIPPED_MAX_BYTES || isBomb) return refused(TOO_BIG)
      entries.set(entry.fileName, entry)
    }
    const text = async (name: string): Promise<string> => {
      const entry = entries.get(name)
      if (!entry) return ''
      const chunks: Buffer[] = []
      for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk)
      return Buffer.concat(chunks).toString('utf8')
    }
    return { ok: true, value: { names: new Set(entries.keys()), text } }
  } catch {
    return refused(NOT_READABLE)
  }
}

export { NOT_READABLE }
