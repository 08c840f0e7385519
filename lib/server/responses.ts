import { SHARED } from '@/lib/shared/cacheHeaders'
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

/** An answer as JSON that is the same for every visitor. */
export const sharedJson = ({ body, status }: Answer): Response =>
  Response.json(body, { status, headers: SHARED })
