import { cachedQuery } from '@/lib/server/cache/cachedQuery'
import { TAGS } from '@/lib/server/cache/changes'
import { env } from '@/lib/server/settings/env'
import type { SiteMode } from './shared/siteMode'

/**
 * A preview is for people who have the address: no search engine may show it. A trial behaves like a
 * launched site and shows placeholders like a preview. Only a launched site is for candidates.
 */
export const siteMode = cachedQuery(
  { name: 'site-mode', tags: [TAGS.settings] },
  async (payload): Promise<SiteMode> => {
    const { launched_at } = await payload.findGlobal({ slug: 'launch' })
    if (launched_at) return 'launched'
    return env.isTrial ? 'trial' : 'preview'
  },
)

/** Whether search engines may read the site: feeds, site map and job markup exist. */
export const isIndexed = async (): Promise<boolean> => (await siteMode()) !== 'preview'
