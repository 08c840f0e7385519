import { unstable_cache } from 'next/cache'
import type { SiteSetting } from '@/collections/payload-types'
import { payloadClient } from '@/lib/server/payload'
import { TAGS } from '@/lib/server/refresh'

export type SiteFacts = SiteSetting

/** The agency's facts, as the office keeps them in the panel. */
export const siteFacts = unstable_cache(
  async (): Promise<SiteFacts> => {
    const payload = await payloadClient()
    return payload.findGlobal({ slug: 'site-settings' })
  },
  ['site-facts'],
  { tags: [TAGS.settings] },
)
