import { readiness } from '@/collections/Monitoring/readiness'
import { payloadClient } from '@/lib/server/payload/payload'

// Answered by the running site, never prerendered.
export const dynamic = 'force-dynamic'

const HEADERS = { 'Cache-Control': 'no-store' }

/** 200 when the site can do its work; 503 with the names of the checks that fail. */
export const GET = async (): Promise<Response> => {
  const failing = await failingChecks()
  return failing.length === 0
    ? Response.json({ ok: true }, { headers: HEADERS })
    : Response.json({ ok: false, failing }, { status: 503, headers: HEADERS })
}

const failingChecks = async (): Promise<string[]> => {
  const payload = await payloadClient().catch(() => null)
  if (!payload) return ['database']
  return Object.entries(await readiness(payload)).flatMap(([name, isOk]) => (isOk ? [] : [name]))
}
