import { inflateSync } from 'node:zlib'
import type { Entries } from './parseObject'

const MAX_STREAMS = 2000
const MAX_UNPACKED_BYTES = 10_485_760
/** Text unpacks to at most about fifty times its size. What is small counts for nothing. */
const MAX_RATIO = 200
const ALWAYS_ALLOWED_BYTES = 1_048_576

/** Thrown for objects that are packed in a way that is not read. */
export class UnreadablyPacked extends Error {}

/** What all object streams of a file may unpack to. */
export const unpacker = (bytes: Buffer) => {
  let streams = 0
  let unpacked = 0
  let packed = 0

  /** The content of the stream that begins here. */
  return (entries: Entries, start: number): string => {
    streams++
    if (streams > MAX_STREAMS || entries.has('F')) throw new UnreadablyPacked()
    const filter = entries.get('Filter')
    const content = filter === undefined ? plain(entries, start) : inflated(filter, start)
    unpacked += content.bytes.length
    packed += content.packed
    const isBomb = unpacked > Math.max(packed * MAX_RATIO, ALWAYS_ALLOWED_BYTES)
    if (unpacked > MAX_UNPACKED_BYTES || isBomb) throw new UnreadablyPacked()
    return content.bytes.toString('latin1')
  }

  function plain(entries: Entries, start: number) {
    // Some readers go by the length, others by the word: it ends where the later of them says.
    const length = Number(/^\d+$/.exec(entries.get('Length') ?? '')?.[0] ?? 0)
    const end = Math.max(start + length, bytes.indexOf('endstream', start))
    const content = bytes.subarray(start, end)
    return { bytes: content, packed: content.length }
  }

  function inflated(filter: string, start: number) {
    if (!/^(?:\[\s*)?\/FlateDecode(?:\s*\])?$/.test(filter)) throw new UnreadablyPacked()
    try {
      // Bytes after the end of the packed ones are ignored.
      const { buffer, engine } = inflateWithInfo(bytes.subarray(start), {
        maxOutputLength: MAX_UNPACKED_BYTES - unpacked + 1,
        info: true,
      })
      return { bytes: buffer, packed: engine.bytesWritten }
    } catch {
      throw new UnreadablyPacked()
    }
  }
}

/** With the option `info` zlib returns this, which the types of Node do not know. */
const inflateWithInfo = inflateSync as unknown as (
  bytes: Buffer,
  options: { maxOutputLength: number; info: true },
) => { buffer: Buffer; engine: { bytesWritten: number } }
