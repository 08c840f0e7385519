import { siteEntries } from '@/collections/content/siteEntries'
import { fail } from '@/lib/server/calls/answers'
import { xmlResponse } from '@/lib/server/calls/fileResponse'
import { answering, toJson } from '@/lib/server/calls/responses'
import { env } from '@/lib/server/settings/env'
import { parseId } from '@/lib/shared/ids'
import { sitemap, sitemapIndex, sitemapParts } from '@/lib/shared/xml'

// Answered by the running site, never prerendered.
export const dynamic = 'force-dynamic'

/**
 * One file, or an index of several (`?part=1`, …) when there are more addresses than one file may
 * hold; 404 for parts that do not exist. Next's own sitemap.ts writes no index: with
 * generateSitemaps nothing is left at /sitemap.xml, without it the file grows beyond the protocol's
 * limit. Nor does it escape addresses.
 */
export const GET = (request: Request) =>
  answering(request, async () => {
    const parts = sitemapParts(await siteEntries())
    const part = new URL(request.url).searchParams.get('part')
    if (part === null && parts.length > 1) return xmlResponse(sitemapIndex(parts, env.siteUrl))
    const entries = parts[(part === null ? 1 : (parseId(part) ?? 0)) - 1]
    return entries ? xmlResponse(sitemap(entries, env.siteUrl)) : toJson(fail.fileUnknown())
  })
