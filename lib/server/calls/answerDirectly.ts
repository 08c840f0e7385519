import type { IncomingMessage, ServerResponse } from 'node:http'
import { DATA_POLICY, SECURITY_HEADERS } from '@/lib/shared/responseHeaders'
import { logError } from '../monitoring/logError'
import type { DirectCall } from '../process/siteHooks'
import { env } from '../settings/env'
import type { BodyReader, CallRequest } from './callRequest'

const HEADERS = { ...SECURITY_HEADERS, 'Content-Security-Policy': DATA_POLICY }

/**
 * Answers requests of the HTTP server with the handler of a call (php.ts), without Next: the same
 * answer, with the headers that next.config.ts adds to it. The body is read from the connection as
 * the handler asks for it.
 */
export const answerDirectly =
  (handler: (request: CallRequest) => Promise<Response>): DirectCall =>
  async (incoming, response) => {
    try {
      await send(await handler(callRequest(incoming)), response)
    } catch (error) {
      logError('answerDirectly', error)
      response.destroy()
    }
  }

const callRequest = (incoming: IncomingMessage): CallRequest => ({
  method: incoming.method ?? '',
  url: `${env.siteUrl}${incoming.url}`,
  headers: headersOf(incoming),
  body: { getReader: () => readerOf(incoming) },
})

const headersOf = ({ headers }: IncomingMessage): Headers => {
  const all = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) all.set(name, String(value))
  }
  return all
}

const readerOf = (incoming: IncomingMessage): BodyReader => {
  // Not destroyed with the reading: the connection has to carry the response.
  const chunks: AsyncIterator<Uint8Array> = incoming.iterator({ destroyOnReturn: false })
  let cancel = () => undefined
  const cancelled = new Promise<{ done: true }>((resolve) => {
    cancel = () => void resolve({ done: true })
  })
  const next = async () => {
    const { done, value } = await chunks.next()
    return done ? { done } : { done: false, value }
  }
  return { read: () => Promise.race([next(), cancelled]), cancel: async () => cancel() }
}

const send = async (answer: Response, response: ServerResponse): Promise<void> => {
  const body = Buffer.from(await answer.arrayBuffer())
  const cookies = answer.headers.getSetCookie()
  response.writeHead(answer.status, {
    ...HEADERS,
    ...Object.fromEntries(answer.headers),
    ...(cookies.length > 0 && { 'set-cookie': cookies }),
    'Content-Length': body.length,
  })
  response.end(body)
}
