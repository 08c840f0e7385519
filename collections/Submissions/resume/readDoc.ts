import { oleStreams } from './oleStreams'
import { RESUME_TEXT_MAX_CHARS } from './verdict'

// Where the head of the document (FIB) says what the file is, and where its pieces are.
const WORD_97 = 0xa5ec
const FLAGS = 0x0a
const ENCRYPTED = 0x01_00
const SECOND_TABLE = 0x02_00
const PIECES_AT = 0x01a2

/** In the address of a piece: its characters have one byte each, and the address is doubled. */
const ONE_BYTE = 0x40_00_00_00

/** The text of a .doc (Word 97 to 2003); fails when it is no such file, damaged or encrypted. */
export const readDoc = async (bytes: Uint8Array): Promise<string> => {
  const stream = oleStreams(Buffer.from(bytes))
  const head = stream('WordDocument')
  const flags = head.readUInt16LE(FLAGS)
  if (head.readUInt16LE(0) !== WORD_97 || flags & ENCRYPTED) throw new Error('Not readable')
  const table = stream(flags & SECOND_TABLE ? '1Table' : '0Table')
  return plain(textOf(head, table, pieceTableAt(table, head.readUInt32LE(PIECES_AT))))
}

/** The pieces come after formats (1), which are skipped: each has its length before it. */
const pieceTableAt = (table: Buffer, start: number): number => {
  let at = start
  while (table.readUInt8(at) === 1) at += 3 + table.readUInt16LE(at + 1)
  if (table.readUInt8(at) !== 2) throw new Error('No pieces')
  return at + 1
}

/** Positions of `count` + 1 characters, then `count` descriptions of 8 bytes. */
const textOf = (head: Buffer, table: Buffer, at: number): string => {
  const count = Math.floor((table.readUInt32LE(at) - 4) / 12)
  const positions = at + 4
  const descriptions = positions + (count + 1) * 4
  let text = ''
  for (let piece = 0; piece < count && text.length < RESUME_TEXT_MAX_CHARS * 2; piece++) {
    const position = positions + piece * 4
    const chars = table.readUInt32LE(position + 4) - table.readUInt32LE(position)
    const wanted = Math.max(0, Math.min(chars, RESUME_TEXT_MAX_CHARS * 2))
    const address = table.readUInt32LE(descriptions + piece * 8 + 2)
    text += address & ONE_BYTE ? oneByte(head, address, wanted) : twoBytes(head, address, wanted)
  }
  return text
}

// The characters of windows-1252 from 0x80 on. Node's TextDecoder takes them for control characters.
const WINDOWS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

const oneByte = (head: Buffer, address: number, chars: number): string => {
  const start = (address & ~ONE_BYTE) >>> 1
  const latin = head.toString('latin1', start, start + chars)
  return latin.replace(/[\u0080-\u009f]/g, (char) => WINDOWS[char.charCodeAt(0) - 0x80] ?? ' ')
}

const twoBytes = (head: Buffer, start: number, chars: number): string =>
  head.subarray(start, start + chars * 2).toString('utf16le')

// What stands around the code of a field and what Word shows of it, such as the words of a link.
const FIELD = '\u0013'
const SHOWN = '\u0014'
const FIELD_END = '\u0015'

const plain = (text: string): string => {
  const [before = '', ...fields] = text.split(FIELD)
  return [before, ...fields.map(withoutCode)].join('')
}

const withoutCode = (field: string): string => {
  const ends = [field.indexOf(SHOWN), field.indexOf(FIELD_END)].filter((at) => at >= 0)
  return ends.length > 0 ? field.slice(Math.min(...ends)) : field
}
