import { withLock } from '@/lib/server/withLock'

const READS = ['GET', 'HEAD', 'OPTIONS']

/**
 * Runs an edit of one document or global over REST after those of the same one that came before.
 * Payload compares and reads a document, then replaces its row and those of its lists, on SQLite
 * without a transaction (docs/adr/0002): at the same moment both would be accepted, or one would meet
 * the other's rows and fail.
 */
export const oneAtATime = (
  { method }: Request,
  slug: readonly string[],
  edit: () => Promise<Response>,
): Promise<Response> =>
  slug.length === 2 && !READS.includes(method) ? withLock(`edit:${slug.join('/')}`, edit) : edit()
