import type { ServerResponse } from 'node:http'
import { logLine } from '@/lib/server/monitoring/logLine'
import { REQUEST_ID, requestIdFor } from '@/lib/server/monitoring/requestId'
import { countRequest } from '@/lib/server/monitoring/requestTally'
import { routePattern } from '@/lib/server/monitoring/routePattern'
import type { CountedRequest } from './countedRequest'
import { countView } from './countView'

/** As nginx counts visitors who left before their answer. */
const LEFT = 499

type Settings = { hasAccessLog: boolean; trustedHops: number }

/**
 * Gives a request its id, counts it, and logs it if that is wanted, never with its address. A stored
 * page is sent in a few microseconds, so that this must cost hardly any.
 */
export const requestObserver = ({ hasAccessLog, trustedHops }: Settings) => {
  const begin = (request: CountedRequest): Observed => {
    const id = requestIdFor(request.headers[REQUEST_ID], trustedHops > 0)
    request.id = id
    const bytes = hasAccessLog ? (request.socket?.bytesWritten ?? 0) : 0
    return { id, begun: performance.now(), bytes }
  }

  /** Call once the answer has been sent, or the visitor has left. */
  const ended = (
    { begun, bytes, id }: Observed,
    request: CountedRequest,
    { statusCode, writableEnded }: ServerResponse,
  ): void => {
    const { method, socket, url = '' } = request
    const status = writableEnded ? statusCode : LEFT
    const ms = performance.now() - begun
    const route = routePattern(url)
    countRequest(route, status, ms / 1000)
    countView(request, status)
    if (!hasAccessLog) return
    logLine('access', {
      ...{ method, route, status, ms: Math.round(ms * 10) / 10 },
      ...{ bytes: socket.bytesWritten - bytes, request_id: id },
    })
  }

  return { begin, ended }
}

export type Observed = { id: string; begun: number; bytes: number }
