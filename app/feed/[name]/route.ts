import { siteFacts } from '@/collections/Agency/siteFacts'
import { isIndexed } from '@/collections/Agency/siteMode'
import { feed } from '@/collections/content/feeds'
import { fail } from '@/lib/server/calls/answers'
import { xmlResponse } from '@/lib/server/calls/fileResponse'
import { answering, toJson } from '@/lib/server/calls/responses'
import { env } from '@/lib/server/settings/env'

type Params = { params: Promise<{ name: string }> }

/**
 * RSS feeds: jobs.xml, jobs-qa.xml (one per destination), news.xml; 404 for other names, and until the site
 * is launched.
 */
export const GET = (request: Request, { params }: Params) =>
  answering(request, async () => {
    const xml = (await isIndexed())
      ? await feed((await params).name, await siteFacts(), env.siteUrl)
      : null
    return xml ? xmlResponse(xml, 'application/rss+xml') : toJson(fail.fileUnknown())
  })
