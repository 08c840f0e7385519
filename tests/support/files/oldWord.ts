const SECTOR = 512
const END = 0xff_ff_ff_fe
const HEAD_BYTES = 1024

type Piece = { text: string; isOneByte: boolean }

/** windows-1252 as Word stores it; only what the tests say. */
const oneByte = (text: string): Buffer => Buffer.from(text.replaceAll('–', '\x96'), 'latin1')

/** A .doc of Word 97 whose text is in these pieces. */
export const docSaying = (pieces: Piece[]): Buffer => {
  const head = Buffer.alloc(HEAD_BYTES)
  head.writeUInt16LE(0xa5ec, 0)
  head.writeUInt16LE(0x0200, 0x0a)
  const texts: Buffer[] = []
  const table = Buffer.alloc(9 + pieces.length * 12)
  table.writeUInt8(2, 0)
  table.writeUInt32LE(4 + pieces.length * 12, 1)
  let position = 0
  let address = HEAD_BYTES
  for (const [at, { text, isOneByte }] of pieces.entries()) {
    const bytes = isOneByte ? oneByte(text) : Buffer.from(text, 'utf16le')
    position += text.length
    table.writeUInt32LE(position, 5 + (at + 1) * 4)
    const description = 5 + (pieces.length + 1) * 4 + at * 8
    table.writeUInt32LE(isOneByte ? address * 2 + 0x40_00_00_00 : address, description + 2)
    address += bytes.length
    texts.push(bytes)
  }
  return container({ WordDocument: Buffer.concat([head, ...texts]), '1Table': table })
}

const padded = (bytes: Buffer): Buffer =>
  Buffer.concat([bytes, Buffer.alloc((SECTOR - (bytes.length % SECTOR)) % SECTOR)])

/** An OLE container: a table of all sectors, its directory, then the streams. */
const container = (streams: Record<string, Buffer>): Buffer => {
  const allocation = Buffer.alloc(SECTOR * 2, 0xff)
  const directory = Buffer.alloc(SECTOR)
  const chained = (first: number, count: number) => {
    for (let at = 0; at < count; at++)
      allocation.writeUInt32LE(at === count - 1 ? END : first + at + 1, (first + at) * 4)
  }
  const entry = (at: number, name: string, type: number, first: number, bytes: number) => {
    directory.write(name, at * 128, 'utf16le')
    directory.writeUInt16LE((name.length + 1) * 2, at * 128 + 64)
    directory.writeUInt8(type, at * 128 + 66)
    directory.writeUInt32LE(first, at * 128 + 116)
    directory.writeUInt32LE(bytes, at * 128 + 120)
  }
  entry(0, 'Root Entry', 5, END, 0)
  chained(2, 1)
  let next = 3
  const contents = Object.entries(streams).map(([name, bytes], at) => {
    const content = padded(bytes)
    entry(at + 1, name, 2, next, bytes.length)
    chained(next, content.length / SECTOR)
    next += content.length / SECTOR
    return content
  })
  return Buffer.concat([header(), allocation, directory, ...contents])
}

const header = (): Buffer => {
  const bytes = Buffer.alloc(SECTOR)
  bytes.write('d0cf11e0a1b11ae1', 'hex')
  bytes.writeUInt16LE(9, 30)
  bytes.writeUInt16LE(6, 32)
  bytes.writeUInt32LE(2, 44)
  bytes.writeUInt32LE(2, 48)
  bytes.writeUInt32LE(END, 60)
  bytes.writeUInt32LE(0, 76)
  bytes.writeUInt32LE(1, 80)
  return bytes
}
