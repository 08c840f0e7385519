import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { madeOnce } from '@/lib/server/cache/madeOnce'
import { getFile } from '@/lib/server/files/storage'
import { logError } from '@/lib/server/monitoring/logError'
import type { SiteFacts } from '../shared/facts'
import { licenceValidity } from '../shared/licence'
import { cut, type SharePicture } from './cut'
import { type Drawing, draw } from './draw'
import { drawable, FOLDER } from './fonts'

type Words = {
  title: string
  /** Used when the fonts can draw nothing of the title. */
  titleOtherwise: string
  line: string
  strong?: string
}

type Facts = Pick<SiteFacts, 'full_name' | 'licence_number' | 'licence_valid_until'>

/**
 * The picture that a shared link shows: title, place, salary, agency and licence number
 * (docs/product.md §11.2), as a PNG of 1200 × 630 pixels. Characters that the fonts lack are left
 * out. When drawing fails, the answer is the empty frame.
 */
export const shareImage = async (words: Words, facts: Facts): Promise<Response> => {
  const drawing = drawingOf(words, facts)
  try {
    return answer(await picture(JSON.stringify(drawing), () => draw(drawing)), KEPT)
  } catch (error) {
    logError('shareImage', error)
    return answer(await readFile(path.join(FOLDER, 'frame.png')), NOT_KEPT)
  }
}

/**
 * The picture that staff chose for shared links, cut to 1200 × 630 around its focal point; null when its
 * file is missing.
 */
export const sharePicture = async ({ file, focal }: SharePicture): Promise<Response | null> => {
  const bytes = await getFile('media', file)
  if (!bytes) return null
  const key = JSON.stringify([file, focal])
  return answer(await picture(key, () => cut(bytes, focal)), KEPT, 'image/jpeg')
}

const KEPT = 'public, max-age=3600, stale-while-revalidate=86400'
const NOT_KEPT = 'no-store'

// About 600 images; two at a time, so that drawing does not occupy all processors.
const picture = madeOnce({ maxBytes: 16_000_000, atOnce: 2 })

const drawingOf = (words: Words, facts: Facts): Drawing => {
  const validity = licenceValidity(facts.licence_valid_until, new Date())
  const agency = drawable(String(facts.full_name), 80)
  return {
    agency,
    title: drawable(words.title, 110) || drawable(words.titleOtherwise, 110) || agency,
    line: drawable(words.line, 120),
    strong: drawable(words.strong ?? '', 60),
    licence: drawable(
      `Reg. No. ${facts.licence_number}${validity ? `, valid until ${validity}` : ''}`,
      100,
    ),
  }
}

const answer = (bytes: Buffer, cacheControl: string, type = 'image/png'): Response =>
  new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': type,
      'Content-Length': String(bytes.length),
      'Cache-Control': cacheControl,
    },
  })
