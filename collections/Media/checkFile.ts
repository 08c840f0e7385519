import sharp from 'sharp'
import {
  MEDIA_DOCUMENT_MAX_BYTES,
  MEDIA_MAX_PIXELS,
  MEDIA_PICTURE_MAX_BYTES,
} from '@/lib/shared/limits'
import { checkPdf } from './checkPdf'
import { REFUSED } from './refusals'

/** What a file is by its content. The name and the type that the browser sent count for nothing. */
export type Checked =
  | { ok: true; kind: 'picture'; format: PictureFormat }
  | { ok: true; kind: 'document'; pages: number }
  | { ok: false; message: string }

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif'

/** Longer sides are not decoded, whatever the number of pixels. */
const MAX_SIDE = 16_000
const SEARCHED_BYTES = 4096

/** Checks a file for the media library: its type, its size, and what it could do to a reader. */
export const checkFile = async (bytes: Buffer): Promise<Checked> => {
  if (bytes.length === 0) return refused(REFUSED.empty)
  if (isPdf(bytes)) return checkDocument(bytes)
  const format = pictureFormat(bytes)
  return format ? checkPicture(bytes, format) : refused(reasonFor(bytes))
}

const checkDocument = async (bytes: Buffer): Promise<Checked> => {
  if (bytes.length > MEDIA_DOCUMENT_MAX_BYTES) return refused(REFUSED.documentTooLarge)
  const checked = await checkPdf(bytes)
  return checked.ok ? { ok: true, kind: 'document', pages: checked.pages } : checked
}

const checkPicture = async (bytes: Buffer, format: PictureFormat): Promise<Checked> => {
  if (bytes.length > MEDIA_PICTURE_MAX_BYTES) return refused(REFUSED.pictureTooLarge)
  // Reads the header only, so the number of pixels costs nothing here.
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!size) return refused(REFUSED.unreadable)
  const { width, height } = size
  if (width * height > MEDIA_MAX_PIXELS) return refused(REFUSED.tooManyPixels(width, height))
  if (Math.max(width, height) > MAX_SIDE) return refused(REFUSED.tooLong)
  return { ok: true, kind: 'picture', format }
}

const refused = (message: string): Checked => ({ ok: false, message })

/** A PDF begins with its mark, at most after a byte order mark or blank lines. */
const isPdf = (bytes: Buffer): boolean =>
  /^(?:\xef\xbb\xbf)?\s*%PDF-/.test(bytes.subarray(0, 64).toString('latin1'))

const pictureFormat = (bytes: Buffer): PictureFormat | null => {
  const head = bytes.subarray(0, 12).toString('latin1')
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'webp'
  return /ftypavi[fs]$/.test(head) ? 'avif' : null
}

const reasonFor = (bytes: Buffer): string => {
  const start = bytes.subarray(0, SEARCHED_BYTES).toString('latin1')
  if (/<svg[\s>]/i.test(start)) return REFUSED.svg
  if (/^.{4}ftyp(?:hei|hev|mif1|msf1)/s.test(start)) return REFUSED.heic
  return /^GIF8/.test(start) ? REFUSED.gif : REFUSED.otherType
}
