import type { IncomingMessage } from 'node:http'
import { READ_COOKIES } from '@/lib/shared/cacheHeaders'
import { sharedParameters } from '@/lib/shared/routes'

/**
 * Under which name an answer is stored. A page has one name only: strangers can fill the cache neither
 * with parameters that no page reads nor with other spellings of a path (docs/adr/0022).
 */

/**
 * The only spelling of a path that is stored. Encoded characters, double and trailing slashes, and
 * dots before a name lead to the same page in Next, or to a redirect.
 */
const PLAIN_PATH = /^\/(?:[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*)?$/

/** Longer addresses are answered, but not stored. */
const MAX_LENGTH = 1000

/**
 * The address with those parameters on which its page depends, in the order of the route table; null
 * when the answer is not the same for every visitor, or the path is not in its plain spelling.
 */
export const canonicalAddress = (url: string): string | null => {
  const mark = url.indexOf('?')
  const path = mark === -1 ? url : url.slice(0, mark)
  if (url.length > MAX_LENGTH || !PLAIN_PATH.test(path)) return null
  const names = sharedParameters(path)
  if (names === null || mark === -1) return names && path
  const given = new URLSearchParams(url.slice(mark + 1))
  const read = new URLSearchParams()
  for (const name of names) for (const value of given.getAll(name)) read.append(name, value)
  return read.size > 0 ? `${path}?${read}` : path
}

const COOKIES_READ = Object.values(READ_COOKIES).map((name) => `${name}=`)

/**
 * Whether a stored answer may serve this request: a plain GET or HEAD of a visitor. Not with a token,
 * a range, a body or a cookie that pages read; not Next's own requests for parts of a page (RSC),
 * whose answers are no HTML.
 */
export const mayShare = ({ headers, method }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  headers.authorization === undefined &&
  headers.range === undefined &&
  headers.rsc === undefined &&
  headers['next-router-state-tree'] === undefined &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined &&
  headers.expect === undefined &&
  (headers.cookie === undefined || !readsCookie(headers.cookie))

const readsCookie = (cookies: string): boolean =>
  COOKIES_READ.some((name) => cookies.includes(name))
