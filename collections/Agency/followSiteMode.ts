import { onChange, TAGS } from '@/lib/server/cache/changes'
import { logError } from '@/lib/server/monitoring/logError'
import { indexing } from '@/lib/server/settings/indexing'
import { isIndexed } from './siteMode'

/** Tells the HTTP server, now and after each change, whether search engines may list the site. */
export const followSiteMode = async (): Promise<void> => {
  const follow = async () => {
    indexing.isAllowed = await isIndexed()
  }
  onChange((tag) => {
    if (tag === TAGS.settings) follow().catch((error) => logError('site mode', error))
  })
  await follow()
}
