import { ServerResponse } from 'node:http'
import { DATA_POLICY, SECURITY_HEADERS } from '@/lib/shared/responseHeaders'
import type { CountedRequest } from './countedRequest'

/** How long a refused sender may go on sending before the connection is closed. */
const CLOSE_AFTER_MS = 2000

const MESSAGE = 'What was sent is too large.'

/**
 * Answers 413 and closes the connection, whatever has begun to work on the request. The response is
 * sent at once; the connection closes when the sender has stopped, or after two seconds.
 */
export const refuseBody = (request: CountedRequest, response: ServerResponse): void => {
  const original = ServerResponse.prototype
  const wasStarted = response.headersSent
  if (!wasStarted) {
    const body = Buffer.from(JSON.stringify(refusal(request.url ?? '')))
    for (const name of response.getHeaderNames()) original.removeHeader.call(response, name)
    original.writeHead.call(response, 413, {
      'Content-Type': 'application/json',
      'Content-Length': body.length,
      'Cache-Control': 'no-store',
      ...SECURITY_HEADERS,
      'Content-Security-Policy': DATA_POLICY,
      Connection: 'close',
    })
    original.write.call(response, body, 'utf8')
  }
  ignoreWrites(response)

  const close = (): void => {
    clearTimeout(timer)
    if (wasStarted) request.socket.destroy()
    else Reflect.apply(original.end, response, [])
  }
  const timer = setTimeout(close, CLOSE_AFTER_MS)
  request.once('discarded', close)
  request.once('close', () => clearTimeout(timer))
  request.resume()
}

/** Next may be writing its own response, which is not sent any more. */
const ignoreWrites = (response: ServerResponse): void => {
  const ignore = () => response
  response.on('error', () => undefined)
  Object.assign(response, {
    setHeader: ignore,
    appendHeader: ignore,
    removeHeader: ignore,
    writeHead: ignore,
    flushHeaders: ignore,
    end: ignore,
    write: () => true,
  })
}

/** In the format that callers of Payload's REST API and of the php calls read. */
const refusal = (url: string) =>
  url.startsWith('/api/')
    ? { errors: [{ message: MESSAGE }] }
    : { success: false, message: MESSAGE }
