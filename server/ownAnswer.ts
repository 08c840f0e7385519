import type { ServerResponse } from 'node:http'
import { SITE_CACHE_CONTROL } from '@/lib/shared/cacheHeaders'

/**
 * Makes an answer that the page cache does not store private: an outside cache would store a page
 * under every spelling of its address, or for requests with a token.
 */
export const asOwnAnswer = (response: ServerResponse): void => {
  // Its overloads do not matter here: arguments are passed on as they came.
  const { writeHead } = response
  response.writeHead = (...args: unknown[]): ServerResponse => {
    if (response.hasHeader(SITE_CACHE_CONTROL)) {
      response.removeHeader(SITE_CACHE_CONTROL)
      response.setHeader('cache-control', 'private, no-cache')
    }
    return Reflect.apply(writeHead, response, args)
  }
}
