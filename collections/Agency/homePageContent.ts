import { unstable_cache } from 'next/cache'
import { payloadClient } from '@/lib/server/payload'
import { TAGS } from '@/lib/server/refresh'
import type { HomePageContent } from './shared/facts'

/** What the office keeps for the home page. */
export const homePageContent = unstable_cache(
  async (): Promise<HomePageContent> => {
    const payload = await payloadClient()
    return payload.findGlobal({ slug: 'home-page' })
  },
  ['home-page'],
  { tags: [TAGS.settings] },
)
