import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import CachePolicy from 'http-cache-semantics'
import inject from 'light-my-request'
import { SHARED_HERE, SITE_CACHE_CONTROL } from '@/lib/shared/cacheHeaders'
import { paths } from '@/lib/shared/paths'
import { withScripts } from '@/lib/shared/responseHeaders'
import type { CacheRequest } from './cacheKey'
import { pageAsSent, scriptHashes } from './lateScripts'
import { type Fields, StoredAnswer } from './storedAnswer'

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * An answer, for how many milliseconds it is fresh, and for how many it may be used while it is made
 * again; 0 when it must not be stored.
 */
export type Rendered = { answer: StoredAnswer; freshMs: number; usableMs: number }

/**
 * Asks Next for an answer as a whole, so that its headers can follow from its body. For an answer that
 * others get too it asks as a visitor of whom nothing is known: no cookie, and no header that is not
 * part of the answer's name. So nobody can change what others get (docs/adr/0022).
 */
export const renderAnswer = async (
  handle: Handle,
  host: string,
  { key, url, headers: asked }: CacheRequest,
): Promise<Rendered> => {
  const { headers, statusCode, stream } = await inject(
    (request: IncomingMessage, response: ServerResponse) => {
      // As the visitor wrote it, and not as the library would.
      request.url = url
      withSingleLocation(response)
      handle(request, response).catch((error: unknown) =>
        response.destroy(error instanceof Error ? error : new Error('Next failed')),
      )
    },
    {
      method: 'GET',
      url: '/',
      headers: { 'x-socket-address': '', host, ...asked },
      payloadAsStream: true,
    },
  )
  const { [SITE_CACHE_CONTROL]: forUs, vary, ...others } = headers
  const isShared = key !== ''
  // An outside cache would store a page under every spelling, or for requests with a token.
  if (!isShared && forUs !== undefined) others['cache-control'] = SHARED_HERE['Cache-Control']
  const page = PAGE.test(String(headers['content-type'])) ? await text(stream()) : null
  const answer = await StoredAnswer.of({
    status: statusCode,
    ...(page === null ? { fields: fieldsOf(others), body: stream() } : asSent(page, others)),
    vary: [vary ?? []].flat().flatMap((names) => String(names).toLowerCase().split(/,\s*/)),
  })
  // RFC 9213: a field for one cache replaces the general one for it.
  const cacheControl = String(forUs ?? headers['cache-control'] ?? '')
  const policy = new CachePolicy(
    { url, method: 'GET', headers: {} },
    { status: statusCode, headers: { 'cache-control': cacheControl } },
    { shared: true },
  )
  // Only pages that exist: an address that leads nowhere must not fill the memory. The page that says
  // so has one address.
  const isRight = statusCode === 200 || url === paths.notFound
  const isStored = isShared && isRight && headers['set-cookie'] === undefined && policy.storable()
  return {
    answer,
    freshMs: isStored ? policy.maxAge() * 1000 : 0,
    usableMs: isStored ? policy.timeToLive() : 0,
  }
}

const PAGE = /^text\/html\b/

/**
 * A page as it is sent: without repetitions, scripts late, and each script that it contains named in
 * its policy. One whose scripts have a nonce (dashboard, CMS panel) stays as Next made it.
 */
const asSent = (page: string, headers: Sent): { fields: Fields; body: Readable } => {
  const policy = String(headers['content-security-policy'] ?? '')
  const isPublic = !policy.includes("'nonce-")
  const html = isPublic ? pageAsSent(page) : page
  const named = isPublic && { 'content-security-policy': withScripts(policy, scriptHashes(html)) }
  return {
    fields: fieldsOf({ ...headers, ...(policy !== '' && named) }),
    body: Readable.from([Buffer.from(html)]),
  }
}

/**
 * Sends one `Location` header. When a page redirects, Next sets `Location` while rendering and appends
 * the same value again when it sends the page (next/dist/build/templates/app-page-runtime.js).
 */
const withSingleLocation = (response: ServerResponse): void => {
  const append = response.appendHeader.bind(response)
  response.appendHeader = (name, value) => {
    const text = typeof value === 'string' ? value : [...value]
    return name.toLowerCase() === 'location' ? response.setHeader(name, text) : append(name, text)
  }
}

type Sent = Record<string, number | string | string[] | undefined>

const fieldsOf = (headers: Sent): Fields =>
  Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((single): [string, string] => [name.toLowerCase(), String(single)]),
  )
