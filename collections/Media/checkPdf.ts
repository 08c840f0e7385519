import { inflateSync } from 'node:zlib'
import { REFUSED } from './refusals'

/**
 * A PDF cannot be made anew like a picture, so one that can do more than be read is refused: scripts,
 * programs, other files inside it, forms that send. A reader finds these as names in the objects of the
 * file, which may be packed in object streams: these are unpacked; one that cannot be is a refusal.
 */
export const checkPdf = (
  bytes: Buffer,
): { ok: true; pages: number | null } | { ok: false; message: string } => {
  const raw = bytes.toString('latin1')
  if (!/%%EOF|startxref/.test(raw.slice(-2048))) return { ok: false, message: REFUSED.pdfDamaged }
  const plain = withPlainNames(raw)
  if (/\/Encrypt(?![A-Za-z])/.test(plain)) return { ok: false, message: REFUSED.pdfLocked }
  const unpacked = objectStreams(bytes, raw, plain)
  if (!unpacked) return { ok: false, message: REFUSED.pdfScripts }
  const parts = [plain, ...unpacked.map(withPlainNames)]
  if (parts.some((part) => FORBIDDEN.test(part))) return { ok: false, message: REFUSED.pdfScripts }
  const pages = parts.reduce((sum, part) => sum + (part.match(PAGE)?.length ?? 0), 0)
  return { ok: true, pages: pages || null }
}

const FORBIDDEN =
  /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToE|Rendition)(?![A-Za-z0-9])/

const PAGE = /\/Type\s*\/Page(?![A-Za-z])/g

/** All object streams together may unpack to this; a larger one hides something. */
const UNPACKED_MAX_BYTES = 100_000_000

/** A name may be written with the codes of its letters: /J#53 is /JS. */
const withPlainNames = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))

const OBJECT_STREAM = /\/ObjStm(?![A-Za-z])/g

/** The contents of all object streams; null when one cannot be unpacked. */
const objectStreams = (bytes: Buffer, raw: string, plain: string): string[] | null => {
  const found = [...raw.matchAll(OBJECT_STREAM)]
  // One whose name is written with codes wants not to be found.
  if ((plain.match(OBJECT_STREAM)?.length ?? 0) !== found.length) return null
  const contents: string[] = []
  let left = UNPACKED_MAX_BYTES
  for (const { index } of found) {
    const content = unpackedAfter(bytes, index, left)
    if (content === null) return null
    left -= content.length
    contents.push(content)
  }
  return contents
}

/** The objects in the stream that begins after this place; null when they cannot be read. */
const unpackedAfter = (bytes: Buffer, at: number, maxOutputLength: number): string | null => {
  const word = bytes.indexOf('stream', at)
  if (word < 0 || maxOutputLength <= 0) return null
  const line = bytes.indexOf('\n', word)
  if (line < 0 || line > word + 'stream\r'.length) return null
  const content = packedOrNot(bytes.subarray(line + 1), maxOutputLength)
  // An object stream begins with pairs of numbers; anything else is packed in a way that we do not read.
  return content !== null && /^\s*\d+\s+\d+\s/.test(content) ? content : null
}

const packedOrNot = (bytes: Buffer, maxOutputLength: number): string | null => {
  if (/^\s*\d/.test(bytes.subarray(0, 16).toString('latin1'))) {
    const end = bytes.indexOf('endstream')
    return end < 0 ? null : bytes.subarray(0, end).toString('latin1')
  }
  try {
    // Bytes after the end of the packed ones are ignored.
    return inflateSync(bytes, { maxOutputLength }).toString('latin1')
  } catch {
    return null
  }
}
