import { Readable } from 'node:stream'
import yauzl from 'yauzl'
import { getFile } from '@/lib/server/files/storage'
import { IMPORT_ZIP_PIECE_BYTES } from '@/lib/shared/limits'
import type { Import } from '@/payload-types'

/** The names of the stored pieces of a ZIP, in their order. */
export const partsOf = ({ zip_parts }: Pick<Import, 'zip_parts'>): string[] =>
  zip_parts ? zip_parts.split(' ') : []

/** Whether all pieces of a ZIP have arrived. */
export const isWhole = (row: Pick<Import, 'zip_parts' | 'zip_size'>): boolean =>
  partsOf(row).length === Math.ceil((row.zip_size ?? 0) / IMPORT_ZIP_PIECE_BYTES)

/** A piece was removed, or a backup without it was restored. */
export class MissingPiece extends Error {}

/** Read at once: so little when files are asked for in another order than they lie in the ZIP. */
const LEAST_BYTES = 65_536

/** Bytes of the ZIP that are in memory, and where they begin. */
type Window = { from: number; bytes: Buffer }

const NOTHING: Window = { from: 0, bytes: Buffer.alloc(0) }

/**
 * Reads a ZIP from its stored pieces. In memory is what was read last: twice as much each time as long as
 * it is read from beginning to end, one piece at most.
 */
export class PieceReader extends yauzl.RandomAccessReader {
  readonly #names: readonly string[]
  #window: Promise<Window> = Promise.resolve(NOTHING)
  #bytes = LEAST_BYTES
  /** Why a piece could not be read, which is no fault of the ZIP. */
  failure: unknown = null

  constructor(names: readonly string[]) {
    super()
    this.#names = names
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#range(start, end))
  }

  async *#range(start: number, end: number): AsyncGenerator<Buffer> {
    for (let at = start; at < end; ) {
      const { from, bytes } = await this.#windowAt(at, end - at)
      const part = bytes.subarray(at - from, end - from)
      if (part.length === 0) throw new Error('The ZIP ends too early')
      at += part.length
      yield part
    }
  }

  async #windowAt(at: number, wanted: number): Promise<Window> {
    const { from, bytes } = await this.#window
    const end = from + bytes.length
    if (at >= from && at < end) return this.#window
    // Between two files are a few bytes that nobody asks for.
    const goesOn = at >= end && at - end < LEAST_BYTES
    this.#bytes = goesOn ? Math.min(this.#bytes * 2, IMPORT_ZIP_PIECE_BYTES) : LEAST_BYTES
    const reading = this.#read(at, Math.max(wanted, this.#bytes))
    this.#window = reading.catch(() => NOTHING)
    return reading
  }

  async #read(at: number, most: number): Promise<Window> {
    const number = Math.floor(at / IMPORT_ZIP_PIECE_BYTES)
    const from = at - number * IMPORT_ZIP_PIECE_BYTES
    const part = { from, bytes: Math.min(most, IMPORT_ZIP_PIECE_BYTES - from) }
    try {
      const bytes = await getFile('import', this.#names[number] ?? '', part)
      if (!bytes) throw new MissingPiece('A piece of a ZIP is missing')
      this.failure = null
      return { from: at, bytes }
    } catch (error) {
      this.failure = error
      throw error
    }
  }
}
