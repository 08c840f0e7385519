import { createHash } from 'node:crypto'
import type { PartFile } from '../files/partFile'
import { type Area, receiveFile } from '../files/storage'

/**
 * A file of a form. Its content is in memory up to 256 KB and beyond that in a file without a name
 * in its area, so that memory does not grow with the size of uploads. It is cut off at the limit;
 * `size` is not: check `size`.
 */
export type UploadedFile = {
  readonly name: string
  readonly size: number
  /** Its first 1,024 and last 2,048 bytes. */
  readonly head: Buffer
  readonly tail: Buffer
  /** The SHA-256 of its content, in hex. */
  sha256: () => string
  bytes: () => Promise<Buffer>
  /** Stores it under a new random name, which is returned once the file is synced to disk. */
  keep: (extension: string) => Promise<string>
  /** Removes what was written, unless it was kept. Called for every file when its call ends. */
  discard: () => Promise<void>
}

const IN_MEMORY_BYTES = 262_144
const HEAD_BYTES = 1024
const TAIL_BYTES = 2048

/** Receives a file chunk by chunk. `add` returns a promise while the caller must not go on. */
export class ReceivedFile implements UploadedFile {
  size = 0
  head: Buffer = Buffer.alloc(0)
  tail: Buffer = Buffer.alloc(0)
  readonly #area: Area
  readonly #maxBytes: number
  #storedBytes = 0
  #writing: Promise<PartFile> | null = null
  #waiting: Buffer[] = []
  #waitingBytes = 0
  #part: PartFile | null = null
  #digest: string | null = null
  readonly #hash = createHash('sha256')

  constructor(
    readonly name: string,
    { area, maxBytes }: { area: Area; maxBytes: number },
  ) {
    this.#area = area
    this.#maxBytes = maxBytes
  }

  add(chunk: Buffer): Promise<void> | undefined {
    this.size += chunk.length
    if (this.size > this.#maxBytes) return
    this.#hash.update(chunk)
    const missing = HEAD_BYTES - this.head.length
    if (missing > 0) this.head = Buffer.concat([this.head, chunk.subarray(0, missing)])
    this.tail =
      chunk.length >= TAIL_BYTES
        ? chunk.subarray(-TAIL_BYTES)
        : Buffer.concat([this.tail, chunk]).subarray(-TAIL_BYTES)
    this.#waiting.push(chunk)
    this.#waitingBytes += chunk.length
    return this.#waitingBytes > IN_MEMORY_BYTES ? this.#write().then(() => undefined) : undefined
  }

  sha256(): string {
    this.#digest ??= this.#hash.digest('hex')
    return this.#digest
  }

  async bytes(): Promise<Buffer> {
    const written = this.#part ? [await this.#part.read(this.#storedBytes)] : []
    return Buffer.concat([...written, ...this.#waiting])
  }

  async keep(extension: string): Promise<string> {
    return (await this.#write()).finish(extension)
  }

  async discard(): Promise<void> {
    // A file that is just being created or written has to be removed as well.
    await this.#writing?.catch(() => undefined)
    await this.#part?.remove()
  }

  #write(): Promise<PartFile> {
    this.#writing = this.#writeWaiting()
    return this.#writing
  }

  async #writeWaiting(): Promise<PartFile> {
    const chunks = this.#waiting
    this.#storedBytes += this.#waitingBytes
    this.#waiting = []
    this.#waitingBytes = 0
    this.#part ??= await receiveFile(this.#area)
    if (chunks.length > 0) await this.#part.append(chunks)
    return this.#part
  }
}
