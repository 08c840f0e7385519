import { answering } from '@/lib/server/calls/responses'
import { payloadClient } from '@/lib/server/payload/payload'

// Answered by the running site, never prerendered.
export const dynamic = 'force-dynamic'

/** 200 when the database answers, 500 otherwise, without details. */
export const GET = (request: Request) =>
  answering(request, async () => {
    const payload = await payloadClient()
    await payload.count({ collection: 'countries' })
    return Response.json({ ok: true }, { headers: { 'Cache-Control': 'no-store' } })
  })
