const SIGNATURE = 'd0cf11e0a1b11ae1'
const SHORT_BYTES = 64
/** The allocation sectors that the head names itself: enough for 7 MB. Resumes have 2 MB at most. */
const NAMED_SECTORS = 109
const ENTRY_BYTES = 128
const ROOT = 5

/**
 * Finds the streams of an OLE container, the file that holds an old Word document, by name. Fails when
 * it is damaged. What it reads is never more than the file has, whatever the file says: a chain with
 * more sectors than there are goes in a circle.
 */
export const oleStreams = (file: Buffer): ((name: string) => Buffer) => {
  const bits = file.readUInt16LE(30)
  if (file.toString('hex', 0, 8) !== SIGNATURE || (bits !== 9 && bits !== 12))
    throw new Error('No OLE container')
  const size = 2 ** bits
  const sector = (number: number) =>
    whole(file.subarray(size * (number + 1), size * (number + 2)), number)
  const named = Math.min(file.readUInt32LE(44), NAMED_SECTORS, file.length / size)
  const numbers = Array.from({ length: named }, (_, at) => file.readUInt32LE(76 + at * 4))
  const table = Buffer.concat(numbers.map(sector))
  const chained = (first: number) => chain(table, first, file.length / size).map(sector)

  const directory = Buffer.concat(chained(file.readUInt32LE(48)))
  const root = entryOf(directory, ({ type }) => type === ROOT)
  const isShort = (bytes: number) => bytes < file.readUInt32LE(56)
  const short = () => {
    const parts = Buffer.concat(chained(root.first))
    const shortTable = Buffer.concat(chained(file.readUInt32LE(60)))
    const part = (at: number) => parts.subarray(at * SHORT_BYTES, (at + 1) * SHORT_BYTES)
    return (first: number) => chain(shortTable, first, parts.length / SHORT_BYTES).map(part)
  }
  return (wanted) => {
    const { first, bytes } = entryOf(directory, ({ name }) => name === wanted)
    const sectors = isShort(bytes) ? short()(first) : chained(first)
    return Buffer.concat(sectors).subarray(0, bytes)
  }
}

/** The last sector of a file may be cut short. */
const whole = (sector: Buffer, number: number): Buffer => {
  if (sector.length === 0) throw new Error(`No sector ${number}`)
  return sector
}

const LAST = 0xff_ff_ff_fa

const chain = (table: Buffer, first: number, most: number): number[] => {
  const numbers: number[] = []
  for (let at = first; at < LAST; at = table.readUInt32LE(at * 4)) {
    if (numbers.length > most) throw new Error('A circle')
    numbers.push(at)
  }
  return numbers
}

type Entry = { name: string; type: number; first: number; bytes: number }

const entryOf = (directory: Buffer, isWanted: (entry: Entry) => boolean): Entry => {
  for (let at = 0; at + ENTRY_BYTES <= directory.length; at += ENTRY_BYTES) {
    const length = Math.min(directory.readUInt16LE(at + 64), 64)
    const entry = {
      name: directory.toString('utf16le', at, at + Math.max(0, length - 2)),
      type: directory.readUInt8(at + 66),
      first: directory.readUInt32LE(at + 116),
      bytes: directory.readUInt32LE(at + 120),
    }
    if (isWanted(entry)) return entry
  }
  throw new Error('Not in the container')
}
