import yauzl from 'yauzl'

/** What a ZIP may hold. */
export type ZipLimits = {
  entries: number
  /** Of all its files, unpacked. */
  bytes: number
  /** How many times larger than packed its files may be: each alone, or all together. */
  ratio?: { of: 'each' | 'all'; most: number }
}

export type Unzipped = {
  names: ReadonlySet<string>
  /** A file as text, '' without such a file. Fails when it is damaged, or larger than it says or `most`. */
  text: (name: string, most?: number) => Promise<string>
}

type Opened =
  | { ok: true; value: Unzipped }
  | { ok: false; why: 'damaged' | 'password' | 'too large' }

/** So little does no harm, however well it is packed. */
const SMALL_BYTES = 1_000_000

/**
 * Opens a ZIP in memory. What its files say about their sizes is checked before any is unpacked, and yauzl
 * stops at a file that is larger than it says.
 */
export const unzip = async (
  bytes: Buffer,
  { entries: mostEntries, bytes: mostBytes, ratio }: ZipLimits,
): Promise<Opened> => {
  try {
    const zip = await yauzl.fromBufferPromise(bytes, { strictFileNames: true })
    if (zip.entryCount > mostEntries) return { ok: false, why: 'too large' }
    const entries = new Map<string, yauzl.Entry>()
    const all: Sizes = { uncompressedSize: 0, compressedSize: 0 }
    for await (const entry of zip.eachEntry()) {
      if (entry.isEncrypted()) return { ok: false, why: 'password' }
      all.uncompressedSize += entry.uncompressedSize
      all.compressedSize += entry.compressedSize
      const isBomb = ratio?.of === 'each' && isAbove(ratio.most, entry)
      if (all.uncompressedSize > mostBytes || isBomb) return { ok: false, why: 'too large' }
      entries.set(entry.fileName, entry)
    }
    if (ratio?.of === 'all' && isAbove(ratio.most, all)) return { ok: false, why: 'too large' }
    const text = async (name: string, most = mostBytes): Promise<string> => {
      const entry = entries.get(name)
      if (!entry) return ''
      if (entry.uncompressedSize > most) throw new Error('The file is too large')
      const stream = await zip.openReadStreamPromise(entry)
      return Buffer.concat(await stream.toArray()).toString('utf8')
    }
    return { ok: true, value: { names: new Set(entries.keys()), text } }
  } catch {
    return { ok: false, why: 'damaged' }
  }
}

type Sizes = Pick<yauzl.Entry, 'uncompressedSize' | 'compressedSize'>

const isAbove = (ratio: number, { uncompressedSize, compressedSize }: Sizes): boolean =>
  uncompressedSize > SMALL_BYTES && uncompressedSize > compressedSize * ratio
