import { unstable_cache } from 'next/cache'
import { payloadClient } from '@/lib/server/payload'
import { TAGS } from '@/lib/server/refresh'
import type { SiteFacts } from './shared/facts'

/** The agency's facts, as the office keeps them in the panel. */
export const siteFacts = unstable_cache(
  async (): Promise<SiteFacts> => {
    const payload = await payloadClient()
    return payload.findGlobal({ slug: 'site-settings' })
  },
  ['site-facts'],
  { tags: [TAGS.settings] },
)
