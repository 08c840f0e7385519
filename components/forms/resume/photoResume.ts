'use client'
import { RESUME_MAX_BYTES } from '@/lib/shared/limits'
import type { FormSentence } from '@/messages/translated'
import { pdfOfJpegs } from './jpegPdf'

/** A photographed page, reduced in size; sizes in pixels. `address` is its object URL. */
export type Photo = { jpeg: Blob; width: number; height: number; address: string }

/** Why a photo or a PDF is refused: a sentence, and the file that it names. */
export type Refusal = { sentence: FormSentence; name?: string }

type Refused = { success: false; refusal: Refusal }
export type Read = { success: true; photo: Photo } | Refused
export type Made = { success: true; file: File } | Refused

export const PHOTO_PAGES_MAX = 8

/** The messages for photos that cannot be used. */
export const PHOTO_REFUSALS = {
  notAPicture: '{name} is not a picture. Please choose a photo.',
  unreadable: '{name} cannot be read. Please take the photo again.',
  // PHOTO_PAGES_MAX
  tooMany: 'A resume can have 8 pages. The other photos were left out.',
  tooLarge: 'The photos are more than 2 MB together. The last ones were left out.',
  failed: 'The PDF could not be made. Please close other apps and try again.',
} as const satisfies Record<string, FormSentence>

/** Long side in pixels and JPEG quality, from the best to the lowest that is still readable. */
const STEPS: readonly [side: number, quality: number][] = [
  [1600, 0.85],
  [1600, 0.7],
  [1600, 0.55],
  [1600, 0.4],
  [1400, 0.4],
  [1200, 0.4],
  [1000, 0.35],
]
const [BEST] = STEPS as [(typeof STEPS)[number]]

/**
 * Reads a photo and reduces it to the size of a page. The result has none of the original's metadata,
 * such as place and time. Files that are not pictures are refused.
 */
export const readPhoto = async (file: File): Promise<Read> => {
  // Android often provides no type.
  if (file.type && !file.type.startsWith('image/'))
    return refuse(PHOTO_REFUSALS.notAPicture, file.name)
  const drawn = await drawAgain(file, ...BEST).catch(() => null)
  if (!drawn) return refuse(PHOTO_REFUSALS.unreadable, file.name)
  return { success: true, photo: { ...drawn, address: URL.createObjectURL(drawn.jpeg) } }
}

/** Releases the memory of a photo. */
export const forgetPhoto = ({ address }: Photo): void => URL.revokeObjectURL(address)

/** The resume on these photos. */
export const resumeOf = (photos: Photo[]): Promise<Made> =>
  pdfOf(photos, { name: 'resume-photo.pdf', maxBytes: RESUME_MAX_BYTES })

/** One PDF of at most `maxBytes`, in the best quality that fits. */
export const pdfOf = async (
  photos: readonly Photo[],
  { name, maxBytes }: { name: string; maxBytes: number },
): Promise<Made> => {
  try {
    for (const step of STEPS) {
      const pdf = await pdfAt(photos, step, maxBytes)
      if (pdf) {
        const file = new File([pdf], name, { type: 'application/pdf' })
        return { success: true, file }
      }
    }
    return refuse(PHOTO_REFUSALS.tooLarge)
  } catch {
    // Decoding and encoding fail when the phone runs out of memory.
    return refuse(PHOTO_REFUSALS.failed)
  }
}

const refuse = (sentence: FormSentence, name?: string): Refused => ({
  success: false,
  refusal: { sentence, name },
})

/** The PDF at one step of STEPS; null if it exceeds the limit. */
const pdfAt = async (photos: readonly Photo[], step: (typeof STEPS)[number], maxBytes: number) => {
  const pages = []
  let bytes = 0
  for (const photo of photos) {
    const { jpeg, width, height } = step === BEST ? photo : await drawAgain(photo.jpeg, ...step)
    bytes += jpeg.size
    if (bytes > maxBytes) return null
    pages.push({ jpeg: new Uint8Array(await jpeg.arrayBuffer()), width, height })
  }
  const pdf = pdfOfJpegs(pages)
  return pdf.length > maxBytes ? null : pdf
}

/**
 * Converts a picture to a JPEG whose long side is at most `side` pixels. It is upright, because
 * browsers apply the EXIF orientation by default; older ones have no option to request it.
 */
const drawAgain = async (picture: Blob, side: number, quality: number) => {
  const bitmap = await createImageBitmap(picture)
  try {
    const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    const pen = canvas.getContext('2d', { alpha: false })
    if (!pen) throw new Error('no canvas')
    // Transparent pixels would become black.
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.imageSmoothingQuality = 'high'
    // Browsers without canvas filters leave the photo as dark as it is.
    pen.filter = `brightness(${lightFor(bitmap)})`
    pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    const jpeg = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', quality),
    )
    if (!jpeg) throw new Error('no JPEG')
    return { jpeg, width: canvas.width, height: canvas.height }
  } finally {
    bitmap.close()
  }
}

/** Brightness of paper, 0 to 255: below DARK_PAPER a photo is brightened to LIT_PAPER. */
const DARK_PAPER = 150
const LIT_PAPER = 215
const MOST_LIGHT = 4
const SAMPLE_SIDE = 32

/** The factor by which a dark photo is brightened, 1 to 4. The brightest fifth counts as paper. */
const lightFor = (bitmap: ImageBitmap): number => {
  const canvas = document.createElement('canvas')
  canvas.width = SAMPLE_SIDE
  canvas.height = SAMPLE_SIDE
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return 1
  pen.drawImage(bitmap, 0, 0, SAMPLE_SIDE, SAMPLE_SIDE)
  const { data } = pen.getImageData(0, 0, SAMPLE_SIDE, SAMPLE_SIDE)
  // Green is the colour closest to perceived brightness.
  const greens = data.filter((_, at) => at % 4 === 1).sort()
  const paper = greens[Math.floor(greens.length * 0.8)] ?? LIT_PAPER
  return paper < DARK_PAPER ? Math.min(MOST_LIGHT, LIT_PAPER / Math.max(1, paper)) : 1
}
