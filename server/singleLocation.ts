import type { ServerResponse } from 'node:http'

/**
 * Sends one `Location` header. When a page redirects, Next sets `Location` while rendering and appends
 * the same value again when it sends the page (next/dist/build/templates/app-page-runtime.js).
 */
export const withSingleLocation = (response: ServerResponse): void => {
  const append = response.appendHeader.bind(response)
  response.appendHeader = (name, value) => {
    const text = typeof value === 'string' ? value : [...value]
    return name.toLowerCase() === 'location' ? response.setHeader(name, text) : append(name, text)
  }
}
