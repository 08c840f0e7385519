import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { crc32, deflateRawSync, deflateSync } from 'node:zlib'
import yauzl from 'yauzl'

/** A file as a person selects it. */
export type TestFile = { name: string; bytes: Buffer<ArrayBuffer>; type: string }

const TYPES: Record<string, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  png: 'image/png',
  jpg: 'image/jpeg',
}

const FIXTURES = path.resolve(import.meta.dirname, '../../fixtures')

/** A file of tests/fixtures, under its own name or another. */
export const fixture = (file: string, name = file): TestFile =>
  fileOf(name, readFileSync(path.join(FIXTURES, file)))

export const fileOf = (name: string, content: Buffer | string): TestFile => ({
  name,
  bytes: Buffer.from(content),
  type: TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
})

/** A PDF of exactly this many bytes; a unique `note` makes it unique. */
export const pdfOf = (bytes: number, note = ''): Buffer => {
  const head = Buffer.from(`%PDF-1.4\n%${note}\n`)
  const tail = Buffer.from('\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n')
  return Buffer.concat([head, Buffer.alloc(bytes - head.length - tail.length, 0x20), tail])
}

export const SMALL_PDF_BYTES = 400

/** The files in a folder tree that contain a word in their content or name. */
export const filesWith = (word: string, dir: string): string[] =>
  readdirSync(dir).flatMap((name) => {
    const file = path.join(dir, name)
    if (statSync(file).isDirectory()) return filesWith(word, file)
    return name.includes(word) || readFileSync(file).includes(word) ? [name] : []
  })

type ZipEntry = { name: string; content?: Buffer | string; isEncrypted?: boolean }

const CONTENT_TYPES: ZipEntry = { name: '[Content_Types].xml', content: '<Types/>' }
const DOCUMENT: ZipEntry = { name: 'word/document.xml', content: '<w:document/>' }

/** A .docx with only its required parts and the given ones. */
export const docxOf = (...entries: ZipEntry[]): Buffer =>
  zipOf([CONTENT_TYPES, DOCUMENT, ...entries])

/** A .docx whose document holds this XML. */
export const docxSaying = (body: string): Buffer =>
  zipOf([
    { name: 'word/document.xml', content: `<w:document><w:body>${body}</w:body></w:document>` },
  ])

export const zipOf = (entries: ZipEntry[]): Buffer => {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let offset = 0
  for (const { name, content = '', isEncrypted = false } of entries) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const nameBytes = Buffer.from(name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(isEncrypted ? 1 : 0, 2)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(bytes.length, 18)
    common.writeUInt16LE(nameBytes.length, 22)
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), common, nameBytes, packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    centrals.push(Buffer.concat([Buffer.from('504b01021400', 'hex'), common, rest, nameBytes]))
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(centrals)
  const end = Buffer.alloc(22)
  Buffer.from('504b0506', 'hex').copy(end)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}

/** An OLE container with one named stream: 'Workbook' is an old Excel file, not a Word one. */
export const oleOf = (stream: string): Buffer => {
  const bytes = Buffer.alloc(2048)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes)
  const entry = 1024
  Buffer.from(`${stream}\0`, 'utf16le').copy(bytes, entry)
  bytes.writeUInt16LE((stream.length + 1) * 2, entry + 64)
  bytes[entry + 66] = 2
  return bytes
}

/**
 * A picture of one colour with this many pixels. Its file is small, so large sides make it a bomb.
 */
export const blankPng = (width: number, height: number): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

const pngChunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const crc = Buffer.alloc(4)
  crc.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, crc])
}

/** The files of a zip by name. */
export const unzip = (bytes: Buffer): Promise<Map<string, Buffer>> =>
  new Promise((resolve, reject) => {
    yauzl.fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (error || !zip) return reject(error)
      const files = new Map<string, Buffer>()
      zip.on('error', reject)
      zip.on('end', () => resolve(files))
      zip.on('entry', (entry: yauzl.Entry) => {
        zip.openReadStream(entry, async (failed, stream) => {
          if (failed || !stream) return reject(failed)
          files.set(entry.fileName, Buffer.concat(await stream.toArray()))
          zip.readEntry()
        })
      })
      zip.readEntry()
    })
  })
