import { metricsText } from '@/collections/Monitoring/observeSite'
import { metrics } from '@/lib/server/monitoring/metrics'
import { hasMetricsToken } from '@/lib/server/monitoring/metricsToken'

// Answered by the running site, never prerendered.
export const dynamic = 'force-dynamic'

/** The metrics of this process for Prometheus, for whoever has the token (docs/deploy.md). */
export const GET = async ({ headers }: Request): Promise<Response> => {
  const own = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }
  if (!hasMetricsToken(headers)) {
    return new Response(null, { status: 401, headers: { ...own, 'WWW-Authenticate': 'Bearer' } })
  }
  return new Response(await metricsText(), {
    headers: { ...own, 'Content-Type': metrics.registry.contentType },
  })
}
