import { siteEntries } from '@/collections/content/siteEntries'
import { fail } from '@/lib/server/answers'
import { env } from '@/lib/server/env'
import { answering, toJson } from '@/lib/server/php'
import { toXml } from '@/lib/server/toXml'
import { parseId } from '@/lib/shared/ids'
import { SITEMAP_MAX_ENTRIES, sitemap } from '@/lib/shared/xml'

type Params = { params: Promise<{ part: string }> }

export const GET = (request: Request, { params }: Params) =>
  answering(request, async () => {
    const part = parseId((await params).part.replace(/\.xml$/, ''))
    const start = ((part ?? 0) - 1) * SITEMAP_MAX_ENTRIES
    const entries = part ? (await siteEntries()).slice(start, start + SITEMAP_MAX_ENTRIES) : []
    return entries.length > 0 ? toXml(sitemap(entries, env.siteUrl)) : toJson(fail.fileUnknown())
  })
