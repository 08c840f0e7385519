import yauzl from 'yauzl'
import { RESUME_TEXT_MAX_CHARS } from './verdict'

const MAX_ENTRIES = 2000
const MAX_UNPACKED_BYTES = 10_485_760
const DOCUMENT = 'word/document.xml'

/** The text of a .docx; fails when it is no such file, encrypted, or unpacks to too much. */
export const readDocx = async (bytes: Uint8Array): Promise<string> =>
  textOf((await unpackDocument(Buffer.from(bytes))).toString('utf8'))

const unpackDocument = (bytes: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    // yauzl fails when an entry unpacks to more than it says.
    yauzl.fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (error || !zip) return reject(error)
      if (zip.entryCount > MAX_ENTRIES) return reject(new Error('Too many entries'))
      zip.on('error', reject)
      zip.on('end', () => reject(new Error('No document')))
      zip.on('entry', (entry: yauzl.Entry) => {
        if (entry.fileName !== DOCUMENT) return zip.readEntry()
        if (entry.isEncrypted() || entry.uncompressedSize > MAX_UNPACKED_BYTES)
          return reject(new Error('Encrypted or too large'))
        zip.openReadStream(entry, (failed, stream) => {
          if (failed || !stream) return reject(failed)
          stream
            .toArray()
            .then((parts: Buffer[]) => resolve(Buffer.concat(parts)))
            .catch(reject)
        })
      })
      zip.readEntry()
    })
  })

/** Texts, and what stands between two words: the end of a paragraph, a tab, a line break. */
const PIECE =
  /<(?:\w{1,20}:)?t(?: [^<>]*)?>([^<]*)|<\/(?:\w{1,20}:)?p>|<(?:\w{1,20}:)?(?:tab|br|cr)[ />]/g

const textOf = (xml: string): string => {
  let text = ''
  for (const [, words] of xml.matchAll(PIECE)) {
    text += words === undefined ? ' ' : decoded(words)
    if (text.length > RESUME_TEXT_MAX_CHARS * 2) break
  }
  return text
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decoded = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (all, hex, decimal, name) => {
    if (name) return NAMED[name] ?? all
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : ' '
  })
