import { downloadResume } from '@/collections/Submissions/downloadResume'
import { payloadClient } from '@/lib/server/payload'
import { answering } from '@/lib/server/php'

type Params = { params: Promise<{ file: string }> }

// The dashboard sends the token; the panel's own session cookie counts too (decisions.md). Payload
// takes a cookie from our own pages only.
export const GET = (request: Request, { params }: Params) =>
  answering(request, async () => {
    const payload = await payloadClient()
    const { user } = await payload.auth({ headers: request.headers })
    return downloadResume(payload, user, (await params).file)
  })
