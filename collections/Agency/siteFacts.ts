import { cachedQuery } from '@/lib/server/cachedQuery'
import { TAGS } from '@/lib/server/changes'
import type { SiteFacts } from './shared/facts'

/** The agency's facts, as staff set them in the CMS panel. */
export const siteFacts = cachedQuery(
  { name: 'site-facts', tags: [TAGS.settings] },
  async (payload): Promise<SiteFacts> => payload.findGlobal({ slug: 'site-settings' }),
)
