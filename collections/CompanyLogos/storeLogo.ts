import sharp from 'sharp'
import type { UploadedFile } from '@/lib/server/calls/receivedFile'
import { type Area, putFile } from '@/lib/server/files/storage'
import { LOGO_EXTENSIONS, LOGO_MAX_BYTES } from '@/lib/shared/limits'
import { MESSAGES } from '@/lib/shared/messages'

export const LOGO_REFUSED = MESSAGES.logoRefused

const MAX_PIXELS = 24_000_000
const TIMEOUT_SECONDS = 10

type Stored = { ok: true; name: string } | { ok: false; message: string }

/**
 * Checks a picture by extension and content, decodes it and encodes it as WebP, so that none of the
 * sent bytes is stored. Returns the stored name.
 */
export const storeLogo = (file: UploadedFile): Promise<Stored> =>
  storePicture(file, 'company_logo', { width: 640, height: 640, fit: 'inside' })

/** The admin's photo, cut to a square. */
export const storeAvatar = (file: UploadedFile): Promise<Stored> =>
  storePicture(file, 'avatar', { width: 256, height: 256, fit: 'cover' })

const storePicture = async (
  file: UploadedFile,
  area: Area,
  resize: { width: number; height: number; fit: 'inside' | 'cover' },
): Promise<Stored> => {
  if (file.size > LOGO_MAX_BYTES || !isPicture(file)) return { ok: false, message: LOGO_REFUSED }
  try {
    const bytes = await sharp(await file.bytes(), { limitInputPixels: MAX_PIXELS, pages: 1 })
      .rotate()
      .toColorspace('srgb')
      .resize({ ...resize, withoutEnlargement: resize.fit === 'inside' })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .webp({ quality: 86 })
      .toBuffer()
    return { ok: true, name: await putFile(area, 'webp', bytes) }
  } catch (error) {
    // sharp throws Errors without a code for pictures it cannot decode; a full disk has a code.
    if (error instanceof Error && 'code' in error) throw error
    return { ok: false, message: LOGO_REFUSED }
  }
}

const isPicture = ({ name, head }: UploadedFile): boolean => {
  const extension = name.toLowerCase().split('.').at(-1) ?? ''
  if (!LOGO_EXTENSIONS.some((allowed) => allowed === extension)) return false
  const isJpeg = head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))
  const isPng = head.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))
  return isPng ? extension === 'png' : isJpeg && extension !== 'png'
}
