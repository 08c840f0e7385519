import { siteEntries } from '@/collections/content/siteEntries'
import { env } from '@/lib/server/env'
import { answering } from '@/lib/server/php'
import { toXml } from '@/lib/server/toXml'
import { SITEMAP_MAX_ENTRIES, sitemap, sitemapIndex } from '@/lib/shared/xml'

// Asked of the running site, never of its build.
export const dynamic = 'force-dynamic'

// One file, or an index of several once there are more addresses than one may hold.
export const GET = (request: Request) =>
  answering(request, async () => {
    const entries = await siteEntries()
    const parts = Math.ceil(entries.length / SITEMAP_MAX_ENTRIES)
    if (parts <= 1) return toXml(sitemap(entries, env.siteUrl))
    const changed = entries[0]?.changed ?? ''
    return toXml(
      sitemapIndex(
        Array.from({ length: parts }, (_, i) => ({ path: `/sitemaps/${i + 1}.xml`, changed })),
        env.siteUrl,
      ),
    )
  })
