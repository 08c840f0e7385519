import { unstable_cache } from 'next/cache'
import type { HomePage } from '@/collections/payload-types'
import { payloadClient } from '@/lib/server/payload'
import { TAGS } from '@/lib/server/refresh'

export type HomePageContent = HomePage

/** What the office keeps for the home page. */
export const homePageContent = unstable_cache(
  async (): Promise<HomePageContent> => {
    const payload = await payloadClient()
    return payload.findGlobal({ slug: 'home-page' })
  },
  ['home-page'],
  { tags: [TAGS.settings] },
)
