import { cachedQuery } from '@/lib/server/cache/cachedQuery'
import { TAGS } from '@/lib/server/cache/changes'
import type { SiteFacts } from './shared/facts'
import { withoutPlaceholders } from './shared/placeholders'
import { siteMode } from './siteMode'

/**
 * The agency's facts, as staff set them in the CMS panel. A launched site has no placeholders among
 * them.
 */
export const siteFacts = cachedQuery(
  { name: 'site-facts', tags: [TAGS.settings] },
  async (payload): Promise<SiteFacts> => {
    const facts = await payload.findGlobal({ slug: 'site-settings' })
    const { retention_months } = await payload.findGlobal({ slug: 'privacy-settings' })
    const shown = (await siteMode()) === 'launched' ? withoutPlaceholders(facts) : facts
    return { ...shown, retention_months }
  },
)
