import { Readable } from 'node:stream'
import { type Answer, fail } from './answers'
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
  request: Request,
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
  (request: Request) =>
  (error: unknown): Answer => {
    logError(`${request.method} ${new URL(request.url).pathname}`, error)
    return fail.unforeseen()
  }

/** The answer with an ETag, or 304 if the client has it already. */
export const revalidated = async (answer: Answer, request: Request): Promise<Response> => {
  const body = JSON.stringify(answer.body)
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body))
  const version = Buffer.from(digest).toString('base64url').slice(0, 22)
  return ifChanged(request, version, () => body, answer.status)
}

/**
 * The same for an answer with a list of any length: its rows, each as JSON, are sent as they are
 * read, so that memory stays small. `version` changes with the list.
 */
export const revalidatedList = (
  answer: Answer,
  list: { field: string; rows: AsyncIterable<string[]>; version: string },
  request: Request,
): Response => {
  const before = `${JSON.stringify(answer.body).slice(0, -1)},${JSON.stringify(list.field)}:[`
  const body = () =>
    // Node's type for the stream differs from the standard's.
    Readable.toWeb(Readable.from(pieces(before, list.rows, ']}'))) as unknown as ReadableStream
  return ifChanged(request, list.version, body, answer.status)
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

const ifChanged = (
  request: Request,
  version: string,
  body: () => string | ReadableStream,
  status = 200,
): Response => {
  const etag = `W/"${version}"`
  const headers = { ETag: etag, 'Cache-Control': 'no-cache' }
  if (request.headers.get('if-none-match') === etag) {
    return new Response(null, { status: 304, headers })
  }
  return new Response(body(), {
    status,
    headers: { ...headers, 'Content-Type': 'application/json' },
  })
}
