import sharp, { type Sharp } from 'sharp'
import { inTurn } from '@/lib/server/process/inTurn'
import { MEDIA_MAX_PIXELS } from '@/lib/shared/limits'
import type { PictureFormat } from './checkFile'

/** The widths of the copies that pages show; a smaller picture keeps its own width. */
const WIDTHS = [400, 800, 1200, 1600]
/** The longest side of what is stored instead of the sent file. */
const MAX_SIDE = 3200
const TIMEOUT_SECONDS = 60

export type MadeFile = {
  format: 'jpg' | 'png' | 'webp' | 'avif'
  width: number
  height: number
  bytes: Buffer
}

export type MadePicture = { original: MadeFile; renditions: MadeFile[] }

/**
 * Decodes a picture and encodes it anew: once in its own format, and as AVIF and WebP in up to four
 * widths. None of the sent bytes is stored: no place, camera or comment, and nothing appended. Null when
 * it cannot be decoded. One picture at a time, since each occupies all processors.
 */
export const makePicture = (bytes: Buffer, format: PictureFormat): Promise<MadePicture | null> =>
  oneAtATime(() => make(bytes, format))

/** The same for a picture of which only one copy is kept, as a JPEG on white. */
export const makeJpeg = (bytes: Buffer): Promise<MadeFile | null> =>
  oneAtATime(async () => {
    const { decoded } = await decode(bytes)
    return encoded(decoded().flatten({ background: '#fff' }), 'jpg')
  })

const oneAtATime = <T>(work: () => Promise<T>): Promise<T | null> =>
  inTurn('makePicture', work).catch((error: unknown) => {
    // sharp throws Errors without a code for pictures it cannot decode.
    if (error instanceof Error && 'code' in error) throw error
    return null
  })

const decode = async (bytes: Buffer) => {
  const whole = sharp(bytes, { limitInputPixels: MEDIA_MAX_PIXELS, pages: 1, failOn: 'error' })
    .rotate()
    .toColorspace('srgb')
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: TIMEOUT_SECONDS })
  const { data, info } = await whole.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { width, decoded: () => sharp(data, { raw: { width, height, channels } }) }
}

const make = async (bytes: Buffer, format: PictureFormat): Promise<MadePicture> => {
  const { width, decoded } = await decode(bytes)
  const original = await encoded(decoded(), ORIGINAL[format])
  const widths = [...new Set(WIDTHS.map((wanted) => Math.min(wanted, width)))]
  const renditions: MadeFile[] = []
  for (const wanted of widths) {
    const smaller = decoded().resize({ width: wanted })
    renditions.push(await encoded(smaller.clone(), 'avif'), await encoded(smaller, 'webp'))
  }
  return { original, renditions }
}

/** AVIF is kept as WebP, which every browser and messenger shows. */
const ORIGINAL: Record<PictureFormat, MadeFile['format']> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  avif: 'webp',
}

const encoded = async (picture: Sharp, format: MadeFile['format']): Promise<MadeFile> => {
  const written = {
    jpg: () => picture.jpeg({ quality: 88, mozjpeg: true }),
    png: () => picture.png({ compressionLevel: 9 }),
    webp: () => picture.webp({ quality: 78 }),
    avif: () => picture.avif({ quality: 52, effort: 3 }),
  }[format]()
  const { data, info } = await written.toBuffer({ resolveWithObject: true })
  return { format, width: info.width, height: info.height, bytes: data }
}
