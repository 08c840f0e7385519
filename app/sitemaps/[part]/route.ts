import { siteEntries } from '@/collections/content/siteEntries'
import { fail } from '@/lib/server/calls/answers'
import { xmlResponse } from '@/lib/server/calls/fileResponse'
import { answering, toJson } from '@/lib/server/calls/responses'
import { env } from '@/lib/server/settings/env'
import { parseId } from '@/lib/shared/ids'
import { sitemap, sitemapParts } from '@/lib/shared/xml'

type Params = { params: Promise<{ part: string }> }

/** One part of a sitemap that is split: 1.xml, 2.xml, …; 404 for parts that do not exist. */
export const GET = (request: Request, { params }: Params) =>
  answering(request, async () => {
    const part = parseId((await params).part.replace(/\.xml$/, ''))
    const entries = part ? sitemapParts(await siteEntries())[part - 1] : undefined
    return entries ? xmlResponse(sitemap(entries, env.siteUrl)) : toJson(fail.fileUnknown())
  })
