import { createHash } from 'node:crypto'
import { checkFile } from '@/collections/Media/checkFile'
import { makeJpeg } from '@/collections/Media/makePicture'
import { REFUSED } from '@/collections/Media/refusals'
import type { UploadedFile } from '@/lib/server/calls/receivedFile'
import { putFile } from '@/lib/server/files/storage'
import en from '@/messages/en/copyAnswers'

/** A checked copy: `keep` stores it, and returns the stored name. */
export type CheckedCopy = {
  type: string
  size: number
  sha256: string
  keep: () => Promise<string>
}

/**
 * Checks a copy by its content, whatever name and type came with it: a PDF that can do no more than be
 * read (docs/adr/0048) stays as it is; a picture is written anew, without its place and camera
 * (docs/adr/0030). Returns the refusal as the candidate reads it.
 */
export const checkCopy = async (file: UploadedFile): Promise<CheckedCopy | string> => {
  const bytes = await file.bytes()
  const checked = await checkFile(bytes)
  if (!checked.ok) return sentenceOf(checked.message)
  if (checked.kind === 'document') {
    return {
      ...{ type: 'application/pdf', size: file.size, sha256: file.sha256() },
      keep: () => file.keep('pdf'),
    }
  }
  const made = await makeJpeg(bytes)
  if (!made) return en.photoUnreadable
  return {
    ...{ type: 'image/jpeg', size: made.bytes.length, sha256: sha256(made.bytes) },
    keep: () => putFile('paper_copy', 'jpg', made.bytes),
  }
}

/** The media library's refusals are for staff. */
const sentenceOf = (message: string): string => {
  if (NO_PAPER.has(message)) return en.wrongType
  if (message === REFUSED.pdfLocked) return en.pdfLocked
  return PDF_REFUSALS.has(message) ? en.pdfRefused : en.photoUnreadable
}

const NO_PAPER: ReadonlySet<string> = new Set([REFUSED.otherType, REFUSED.svg, REFUSED.gif])

const PDF_REFUSALS: ReadonlySet<string> = new Set([
  ...[REFUSED.pdfScripts, REFUSED.pdfLinks, REFUSED.pdfPacked, REFUSED.pdfDamaged],
  REFUSED.documentTooLarge,
])

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
