import { siteEntries } from '@/collections/content/siteEntries'
import { xmlResponse } from '@/lib/server/calls/fileResponse'
import { answering } from '@/lib/server/calls/responses'
import { env } from '@/lib/server/settings/env'
import { sitemap, sitemapIndex, sitemapParts } from '@/lib/shared/xml'

// Answered by the running site, never prerendered.
export const dynamic = 'force-dynamic'

/** One file, or an index of several when there are more addresses than one file may hold. */
export const GET = (request: Request) =>
  answering(request, async () => {
    const [first = [], ...more] = sitemapParts(await siteEntries())
    return xmlResponse(
      more.length === 0 ? sitemap(first, env.siteUrl) : sitemapIndex([first, ...more], env.siteUrl),
    )
  })
