import {
  MEDIA_DOCUMENT_MAX_BYTES,
  MEDIA_MAX_PIXELS,
  MEDIA_PICTURE_MAX_BYTES,
} from '@/lib/shared/limits'

const inMegabytes = (bytes: number): string => `${bytes / 1_048_576} MB`

export const PICTURE_LIMIT = inMegabytes(MEDIA_PICTURE_MAX_BYTES)
export const DOCUMENT_LIMIT = inMegabytes(MEDIA_DOCUMENT_MAX_BYTES)
export const PIXELS_LIMIT = MEDIA_MAX_PIXELS / 1_000_000

/**
 * Why a file is refused, as sentences for staff, each with a way to go on. Without commas: at each of
 * them the panel's message would begin a new point of a list.
 */
export const REFUSED = {
  svg: 'SVG is not accepted: it can carry programs. Save it as PNG or WebP.',
  heic: 'This is a HEIC picture from an iPhone. Save it as JPEG first.',
  gif: 'GIF is not accepted. Save it as PNG or WebP.',
  otherType:
    'This is neither a picture (JPEG / PNG / WebP / AVIF) nor a PDF. Save it as one of these.',
  missing: 'Choose a file.',
  empty: 'This file is empty. Choose another one.',
  unreadable: 'This picture is damaged or cut short. Save it again and upload that.',
  pictureTooLarge: `This picture is larger than ${PICTURE_LIMIT}. Save it smaller.`,
  documentTooLarge: `This PDF is larger than ${DOCUMENT_LIMIT}. Save it smaller.`,
  tooManyPixels: (width: number, height: number) =>
    `This picture has ${Math.round((width * height) / 1_000_000)} megapixels (${width} × ${height}). At most ${PIXELS_LIMIT} are accepted: save it smaller.`,
  tooLong: 'This picture is longer than 16000 pixels. Cut it or save it smaller.',
  pdfScripts:
    'This PDF can run programs or holds other files. Print it to a new PDF and upload that one.',
  pdfLinks:
    'This PDF has a link that opens neither a web page nor a mail nor a call. Take the link out and upload it again.',
  pdfPacked:
    'This PDF is packed in a way that cannot be checked. Print it to a new PDF and upload that one.',
  pdfLocked: 'This PDF is locked. Print it to a new PDF and upload that one.',
  pdfDamaged: 'This PDF is damaged or cut short. Save it again and upload that.',
  twice: (name: string) => `You already have this file: ${name}. Nothing was stored.`,
  severalAtOnce: 'Replace one file at a time.',
} as const
