import { type Answer, fail } from './answers'
import type { CallRequest } from './callRequest'
import { logError } from './logError'

/** An answer as JSON that no cache stores. */
export const toJson = (answer: Answer, headers: Record<string, string> = {}): Response =>
  Response.json(answer.body, {
    status: answer.status,
    headers: {
      'Cache-Control': 'no-store',
      // The window of the limits per account, unless the limit itself gives a shorter time.
      ...(answer.status === 429 && { 'Retry-After': '60' }),
      ...headers,
    },
  })

/** Runs a call. An unexpected error is logged without values and answered without details. */
export const answering = async (
  request: CallRequest,
  run: () => Promise<Response>,
): Promise<Response> => {
  try {
    return await run()
  } catch (error) {
    return toJson(unforeseen(request)(error))
  }
}

/** Logs an unexpected error and returns an answer without details. */
export const unforeseen =
  (request: CallRequest) =>
  (error: unknown): Answer => {
    logError(`${request.method} ${new URL(request.url).pathname}`, error)
    return fail.unforeseen()
  }

/** The answer with an ETag, or 304 if the client has it already. */
export const revalidated = async (answer: Answer, request: Request): Promise<Response> => {
  const body = JSON.stringify(answer.body)
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body))
  const etag = `W/"${Buffer.from(digest).toString('base64url').slice(0, 22)}"`
  const headers = { ETag: etag, 'Cache-Control': 'no-cache' }
  if (request.headers.get('if-none-match') === etag) {
    return new Response(null, { status: 304, headers })
  }
  return new Response(body, {
    status: answer.status,
    headers: { ...headers, 'Content-Type': 'application/json' },
  })
}
