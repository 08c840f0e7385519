import { fileSize } from '@/lib/shared/format'
import { paths } from '@/lib/shared/paths'
import type { Media } from '@/payload-types'

/** In an upload field's `admin`: what the CMS panel shows of the chosen files. */
export const CHOSEN_FILES = {
  components: { afterInput: ['/app/(payload)/components/media/ChosenFiles#ChosenFiles'] },
}

/** A file where another document names it: its row once it is loaded, else its id. */
export type MediaRef = Media | number | null | undefined

/** A picture as pages show it. Widths and heights are in pixels, the focal point in percent. */
export type PictureJson = {
  alt: string
  credit: string | null
  src: string
  width: number
  height: number
  focal: { x: number; y: number }
  /** The values of `srcset`. */
  avif: string
  webp: string
  /** The largest copy, to look at it alone. */
  large: string
}

/** A document to download. */
export type DocumentJson = { title: string; href: string; about: string }

/** The picture of a reference; null when it is not loaded, deleted, or no picture. */
export const pictureOf = (media: MediaRef): PictureJson | null => {
  if (typeof media !== 'object' || media?.kind !== 'picture') return null
  const copies = (media.renditions ?? []).toSorted(byWidth)
  const webp = copies.filter(({ format }) => format === 'webp')
  const [largest, shown] = [webp.at(-1), webp.find(({ width }) => width >= SHOWN_WIDTH)]
  const fallback = shown ?? largest
  if (!fallback || !largest) return null
  return {
    alt: media.alt,
    credit: media.credit || null,
    src: paths.media(fallback.file),
    width: largest.width,
    height: largest.height,
    focal: { x: media.focalX ?? 50, y: media.focalY ?? 50 },
    avif: sourceSet(copies.filter(({ format }) => format === 'avif')),
    webp: sourceSet(webp),
    large: paths.media(largest.file),
  }
}

/** For browsers that read no `srcset`. */
const SHOWN_WIDTH = 800

type Copies = NonNullable<Media['renditions']>

const sourceSet = (copies: Copies): string =>
  copies.map(({ file, width }) => `${paths.media(file)} ${width}w`).join(', ')

/** The document of a reference; null when it is not loaded, deleted, or no document. */
export const documentOf = (media: MediaRef): DocumentJson | null => {
  if (typeof media !== 'object' || media?.kind !== 'document' || !media.filename) return null
  const { alt, filename, filesize, pages } = media
  const parts = ['PDF', pages && (pages === 1 ? '1 page' : `${pages} pages`)]
  return {
    title: alt,
    href: paths.media(filename),
    about: [...parts, fileSize(filesize ?? 0)].filter(Boolean).join(', '),
  }
}

/** A client's logo: its smallest copy, which is wide enough for its place. */
export type LogoJson = { src: string; width: number; height: number }

export const logoOf = (media: MediaRef): LogoJson | null => {
  if (typeof media !== 'object' || media === null) return null
  const copies = (media.renditions ?? []).filter(({ format }) => format === 'webp')
  const [first] = copies.toSorted(byWidth)
  return first ? { src: paths.media(first.file), width: first.width, height: first.height } : null
}

/** The smallest copy of a picture, for lists of the CMS panel; null for a document. */
export const thumbnail = (doc: Record<string, unknown>): string | null => {
  const copies = Array.isArray(doc.renditions) ? (doc.renditions as Copies) : [] // the row of a file
  const [first] = copies.filter(({ format }) => format === 'webp').toSorted(byWidth)
  return first ? paths.media(first.file) : null
}

const byWidth = (a: Copies[number], b: Copies[number]): number => a.width - b.width
