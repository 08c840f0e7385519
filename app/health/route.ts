import { payloadClient } from '@/lib/server/payload'
import { answering } from '@/lib/server/responses'

// Asked of the running site, never of its build.
export const dynamic = 'force-dynamic'

/** Whether the site can serve: the database answers. Tells nothing else. */
export const GET = (request: Request) =>
  answering(request, async () => {
    const payload = await payloadClient()
    await payload.count({ collection: 'countries' })
    return Response.json({ ok: true }, { headers: { 'Cache-Control': 'no-store' } })
  })
