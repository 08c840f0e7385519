import { downloadResume } from '@/collections/Submissions/downloadResume'
import { answering } from '@/lib/server/calls/responses'
import { payloadClient } from '@/lib/server/payload/payload'

type Params = { params: Promise<{ file: string }> }

// The dashboard sends the token; the CMS panel's session cookie is accepted too (docs/product.md
// §7.6).
// Payload accepts the cookie only in requests from this site's pages.
export const GET = (request: Request, { params }: Params) =>
  answering(request, async () => {
    const payload = await payloadClient()
    const { user } = await payload.auth({ headers: request.headers })
    return downloadResume(payload, user, (await params).file)
  })
