import type { UploadedFile } from '@/lib/server/calls/receivedFile'
import { unzip } from '@/lib/server/files/unzip'
import { cleanFileName } from '@/lib/shared/fileName'
import { RESUME_EXTENSIONS } from '@/lib/shared/limits'
import { DOCX_DOCUMENT, DOCX_LIMITS } from './docx'

type Extension = (typeof RESUME_EXTENSIONS)[number]

type Checkable = Pick<UploadedFile, 'name' | 'head' | 'tail' | 'bytes'>

type Checked = { ok: true; extension: Extension; name: string } | { ok: false }

/** How many times larger than packed. */
const DOCX_MAX_RATIO = 200

/**
 * Checks a resume by extension and content together and ignores the type that the browser named
 * (docs/product.md §5.4). Returns its type and the candidate's file name, safe to show and to send.
 */
export const checkResumeFile = async (file: Checkable): Promise<Checked> => {
  const name = cleanFileName(file.name)
  const extension = RESUME_EXTENSIONS.find((known) => name.toLowerCase().endsWith(`.${known}`))
  if (!extension) return { ok: false }
  const holds = { pdf: isPdf, doc: isDoc, docx: isDocx }[extension]
  return (await holds(file)) ? { ok: true, extension, name } : { ok: false }
}

/** `%PDF-` may follow a BOM or a blank line; a truncated file has no `%%EOF` or `startxref`. */
const isPdf = ({ head, tail }: Checkable): boolean =>
  head.includes('%PDF-') && (tail.includes('%%EOF') || tail.includes('startxref'))

const CFB_MAGIC = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const WORD_STREAM = Buffer.from('WordDocument\0', 'utf16le')
const CFB_ENTRY_BYTES = 128
const CFB_TYPE_STREAM = 2

/** An OLE container with a directory entry for a stream named WordDocument. */
const isDoc = async (file: Checkable): Promise<boolean> => {
  if (!file.head.subarray(0, 8).equals(CFB_MAGIC)) return false
  const bytes = await file.bytes()
  for (let at = 512; at + CFB_ENTRY_BYTES <= bytes.length; at += CFB_ENTRY_BYTES) {
    const isEntry =
      bytes.readUInt16LE(at + 64) === WORD_STREAM.length && bytes[at + 66] === CFB_TYPE_STREAM
    if (isEntry && bytes.subarray(at, at + WORD_STREAM.length).equals(WORD_STREAM)) return true
  }
  return false
}

/** A zip that holds word/document.xml, without macros, encryption or a bomb. */
const isDocx = async (file: Checkable): Promise<boolean> => {
  const zip = await unzip(await file.bytes(), {
    ...DOCX_LIMITS,
    ratio: { of: 'all', most: DOCX_MAX_RATIO },
  })
  if (!zip.ok) return false
  const names = [...zip.value.names]
  return names.includes(DOCX_DOCUMENT) && !names.some((name) => /vbaProject\.bin$/i.test(name))
}
