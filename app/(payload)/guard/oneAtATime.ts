import { withLock } from '@/lib/server/database/withLock'

const READS = ['GET', 'HEAD', 'OPTIONS']

/**
 * Runs an edit of one document or global over REST after those of the same one that came before.
 * Payload compares and reads a document, then replaces its row and those of its lists, on SQLite
 * without a transaction (docs/adr/0002): at the same moment both would be accepted, or one would meet
 * the other's rows and fail. `edit` gets the request with its body complete, since somebody who sends
 * it slowly, or never to its end, must not hold up others. Throws when the sender breaks off.
 */
export const oneAtATime = async (
  request: Request,
  slug: readonly string[],
  edit: (request: Request) => Promise<Response>,
): Promise<Response> => {
  if (slug.length !== 2 || READS.includes(request.method)) return edit(request)
  const bytes = await request.arrayBuffer()
  const { url, method, headers, signal } = request
  const body = bytes.byteLength > 0 ? bytes : null
  const complete = new Request(url, { method, headers, signal, body })
  return withLock(`edit:${slug.join('/')}`, () => edit(complete))
}
