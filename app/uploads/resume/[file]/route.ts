import { downloadResume } from '@/collections/Submissions/downloadResume'
import { payloadClient } from '@/lib/server/payload'
import { answering } from '@/lib/server/php'

type Params = { params: Promise<{ file: string }> }

/**
 * A resume, for the admin only: by the dashboard's token or the CMS panel's session cookie
 * (docs/product.md §10). Payload accepts the cookie from this site's own pages only.
 */
export const GET = (request: Request, { params }: Params) =>
  answering(request, async () => {
    const payload = await payloadClient()
    const { user } = await payload.auth({ headers: request.headers })
    return downloadResume(payload, user, (await params).file)
  })
