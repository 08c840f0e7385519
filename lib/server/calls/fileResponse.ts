import { create } from 'content-disposition'
import { SHARED } from '@/lib/shared/cacheHeaders'

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

/** A response of XML that is the same for every visitor. */
export const xmlResponse = (xml: string, type = 'application/xml'): Response =>
  new Response(xml, { headers: { 'Content-Type': `${type}; charset=utf-8`, ...SHARED } })
