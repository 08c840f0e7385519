import { create } from 'content-disposition'

/** The response for a generated file: an attachment that no cache stores. */
export const fileResponse = (
  body: ReadableStream<Uint8Array> | string,
  type: string,
  name: string,
): Response =>
  new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': create(name),
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })

/** A response of XML that caches may store for five minutes. */
export const xmlResponse = (xml: string, type = 'application/xml'): Response =>
  new Response(xml, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, max-age=300' },
  })
