import type { SharePicture } from '@/collections/Agency/shareImage/cut'
import { PUBLISHED } from '@/collections/published'
import { cachedQuery } from '@/lib/server/cache/cachedQuery'
import { TAGS } from '@/lib/server/cache/changes'
import { CONTENT_COLLECTIONS } from './shared/slugs'

/** The picture that staff chose for links to a published page; null for the drawn card. */
export const findSharePicture = cachedQuery(
  { name: 'share-picture', tags: [TAGS.content] },
  async (payload, slug: string): Promise<SharePicture | null> => {
    for (const collection of CONTENT_COLLECTIONS) {
      const { docs } = await payload.find({
        collection,
        where: { and: [PUBLISHED, { slug: { equals: slug } }] },
        select: { share_picture: true },
        depth: 1,
        limit: 1,
        pagination: false,
      })
      const media = docs[0]?.share_picture
      if (typeof media !== 'object' || !media?.filename) continue
      return { file: media.filename, focal: { x: media.focalX ?? 50, y: media.focalY ?? 50 } }
    }
    return null
  },
)
