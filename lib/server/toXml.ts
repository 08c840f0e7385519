/** An XML answer that caches may keep for a few minutes. */
export const toXml = (xml: string, type = 'application/xml'): Response =>
  new Response(xml, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, max-age=300' },
  })
