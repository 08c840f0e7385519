import { Readable } from 'node:stream'
import { SHARED } from '@/lib/shared/cacheHeaders'
import { logError } from '../monitoring/logError'
import { type Answer, fail } from './answers'
import type { CallRequest } from './callRequest'

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

/** Logs an unexpected error, unless the client has gone, and returns an answer without details. */
export const unforeseen =
  (request: CallRequest) =>
  (error: unknown): Answer => {
    if (!request.signal?.aborted)
      logError(`${request.method} ${new URL(request.url).pathname}`, error)
    return fail.unforeseen()
  }

/** An answer as JSON that is the same for every visitor. */
export const sharedJson = ({ body, status }: Answer): Response =>
  Response.json(body, { status, headers: SHARED })

/**
 * An answer with a list of any length: its rows, each as JSON, are sent as they are read, so that
 * memory stays small. `isShared`: it is the same for every visitor.
 */
export const jsonList = (
  { body, status }: Answer,
  list: { field: string; rows: AsyncIterable<string[]> },
  isShared: boolean,
): Response => {
  const before = `${JSON.stringify(body).slice(0, -1)},${JSON.stringify(list.field)}:[`
  const stream = Readable.toWeb(Readable.from(pieces(before, list.rows, ']}')))
  // Node's type for the stream differs from the standard's.
  return new Response(stream as unknown as ReadableStream, {
    status,
    headers: {
      'Content-Type': 'application/json',
      ...(isShared ? SHARED : { 'Cache-Control': 'no-store' }),
    },
  })
}

async function* pieces(before: string, rows: AsyncIterable<string[]>, after: string) {
  yield Buffer.from(before)
  let separator = ''
  for await (const some of rows) {
    yield Buffer.from(separator + some.join(','))
    separator = ','
  }
  yield Buffer.from(after)
}
