import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import CachePolicy from 'http-cache-semantics'
import inject from 'light-my-request'
import { SITE_CACHE_CONTROL } from '@/lib/shared/cacheHeaders'
import type { Asked } from './cacheKey'
import { isPublicPage, pageAsSent } from './lateScripts'
import { withSingleLocation } from './singleLocation'
import { type Fields, StoredAnswer } from './storedAnswer'

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * An answer, for how many milliseconds it is fresh, and for how many it may be used while it is made
 * again; 0 when it must not be stored.
 */
export type Rendered = { answer: StoredAnswer; freshMs: number; usableMs: number }

/**
 * Asks Next as a visitor of whom nothing is known: no cookie, and no header that is not part of the
 * answer's name. So nobody can change what others get (docs/adr/0022).
 */
export const renderAnswer = async (
  handle: Handle,
  host: string,
  { url, headers: asked }: Asked,
): Promise<Rendered> => {
  const { headers, statusCode, stream } = await inject(
    (request: IncomingMessage, response: ServerResponse) => {
      withSingleLocation(response)
      handle(request, response).catch((error: unknown) =>
        response.destroy(error instanceof Error ? error : new Error('Next failed')),
      )
    },
    {
      method: 'GET',
      url,
      headers: { ...asked, host, 'x-socket-address': '' },
      payloadAsStream: true,
    },
  )
  const { [SITE_CACHE_CONTROL]: forUs, vary, ...others } = headers
  const isPage = isPublicPage(
    String(headers['content-type']),
    String(headers['content-security-policy']),
  )
  const answer = await StoredAnswer.of({
    status: statusCode,
    fields: fieldsOf(others),
    vary: [vary ?? []].flat().flatMap((names) => String(names).toLowerCase().split(/,\s*/)),
    body: isPage ? await asSent(stream()) : stream(),
  })
  // RFC 9213: a field for one cache replaces the general one for it.
  const cacheControl = String(forUs ?? headers['cache-control'] ?? '')
  const policy = new CachePolicy(
    { url, method: 'GET', headers: {} },
    { status: statusCode, headers: { 'cache-control': cacheControl } },
    { shared: true },
  )
  // Only pages that exist: an address that leads nowhere must not fill the memory.
  const isStored = statusCode === 200 && headers['set-cookie'] === undefined && policy.storable()
  return {
    answer,
    freshMs: isStored ? policy.maxAge() * 1000 : 0,
    usableMs: isStored ? policy.timeToLive() : 0,
  }
}

const asSent = async (page: Readable): Promise<Readable> =>
  Readable.from([Buffer.from(pageAsSent(await text(page)))])

type Sent = Record<string, number | string | string[] | undefined>

const fieldsOf = (headers: Sent): Fields =>
  Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((single): [string, string] => [name.toLowerCase(), String(single)]),
  )
