import { cachedQuery } from '@/lib/server/cache/cachedQuery'
import { TAGS } from '@/lib/server/cache/changes'
import type { HomePageContent } from './shared/facts'

/** The texts of the home page, as staff set them in the CMS panel. */
export const homePageContent = cachedQuery(
  // Its logos are files of the media library, which change with the content.
  { name: 'home-page', tags: [TAGS.settings, TAGS.content] },
  async (payload): Promise<HomePageContent> => payload.findGlobal({ slug: 'home-page', depth: 1 }),
)
