import type { IncomingMessage } from 'node:http'
import { READ_COOKIES } from '@/lib/shared/cacheHeaders'
import { pageParameters } from './pageParameters'

/**
 * Under which name an answer is stored. A page has one name only: strangers can fill the cache neither
 * with parameters that no page reads nor with other spellings of a path (docs/adr/0022).
 */

/**
 * The only spelling of a path that is stored. Double and trailing slashes, and dots before a name, lead
 * to the same page in Next, or to a redirect.
 */
const PLAIN_PATH = /^\/(?:[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*)?$/

/** Longer addresses are answered, but not stored. */
const MAX_LENGTH = 1000

/**
 * The path of an address as Next reads it, in which an encoded slash is not one between segments; null
 * when an escape in it is broken.
 */
export const pathOf = (url: string): string | null => {
  const [path = ''] = url.split('?', 1)
  if (!path.includes('%')) return path
  try {
    return path.split(/%2f/i).map(decodeURIComponent).join('%2F')
  } catch {
    return null
  }
}

/**
 * The address with those parameters on which its page depends, in the order of pageParameters; null
 * when the answer is not the same for every visitor, or the path is not in its plain spelling.
 */
export const canonicalAddress = (url: string): string | null => {
  const mark = url.indexOf('?')
  const path = pathOf(url)
  if (path === null || url.length > MAX_LENGTH || !PLAIN_PATH.test(path)) return null
  const names = pageParameters(path)
  if (names === null || mark === -1) return names && path
  const given = new URLSearchParams(url.slice(mark + 1))
  const read = new URLSearchParams()
  for (const name of names) for (const value of given.getAll(name)) read.append(name, value)
  return read.size > 0 ? `${path}?${read}` : path
}

/**
 * What Next is asked for, and the name under which the page cache stores the answer; '' when it must
 * not be stored.
 */
export type CacheRequest = { key: string; url: string; headers: Readonly<Record<string, string>> }

/** A complete page, or an answer that is no page; its address has its canonical form. */
export const requestForUrl = (address: string): CacheRequest => ({
  key: address,
  url: address,
  headers: {},
})

/** Of these only the page cache knows the right ones, or they concern one connection. */
const NOT_PASSED_ON = new Set([
  ...['accept-encoding', 'connection', 'content-length', 'expect', 'if-modified-since'],
  ...['if-none-match', 'if-range', 'keep-alive', 'range', 'transfer-encoding', 'upgrade'],
])

/** What a request asks for itself, with its cookies and headers. The answer is not stored. */
export const requestAlone = ({ headers, url = '' }: IncomingMessage): CacheRequest => ({
  key: '',
  url,
  headers: Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !NOT_PASSED_ON.has(name))
      .map(([name, value]) => [name, String(value)]),
  ),
})

/**
 * What Next's browser code sends when it asks for the part of a page that differs from the page that
 * it shows (RSC): it depends on these, not on the address alone.
 */
const PART_HEADERS = ['rsc', 'next-router-state-tree', 'next-url'] as const

/** Next's hash of these headers, which has to be in the address. */
const PART_PARAMETER = '_rsc'

/** What a request asks for; null when the answer is not the same for every visitor. */
export const requestFrom = ({ headers, url = '' }: IncomingMessage): CacheRequest | null => {
  const address = canonicalAddress(url)
  if (address === null) return null
  if (headers.rsc === undefined) return requestForUrl(address)
  const hash = new URLSearchParams(url.split('?')[1]).get(PART_PARAMETER)
  const sent = PART_HEADERS.flatMap((name) =>
    headers[name] ? [[name, String(headers[name])]] : [],
  )
  const names = JSON.stringify(sent)
  if (hash === null || names.length > MAX_LENGTH) return null
  const [path, read] = address.split('?')
  const parameters = new URLSearchParams(read)
  parameters.append(PART_PARAMETER, hash)
  const part = `${path}?${parameters}`
  return { key: `${part} ${names}`, url: part, headers: Object.fromEntries(sent) }
}

const COOKIES_READ = Object.values(READ_COOKIES).map((name) => `${name}=`)

/**
 * Whether a stored answer may serve this request: a plain GET or HEAD of a visitor. Not with a token,
 * a body or a cookie that pages read; not Next's requests for pages that nobody has opened yet, which
 * the public site does not use. A range is ignored, which RFC 9110 §14.2 permits.
 */
export const mayShare = ({ headers, method }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  headers.authorization === undefined &&
  (headers.rsc === undefined
    ? headers['next-router-state-tree'] === undefined
    : headers['next-router-prefetch'] === undefined &&
      headers['next-router-segment-prefetch'] === undefined) &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined &&
  headers.expect === undefined &&
  (headers.cookie === undefined || !readsCookie(headers.cookie))

const readsCookie = (cookies: string): boolean =>
  COOKIES_READ.some((name) => cookies.includes(name))
