/** A file that is made while it is sent: an attachment that nobody keeps. `name` is ours, plain ASCII. */
export const fileResponse = (
  body: ReadableStream<Uint8Array> | string,
  type: string,
  name: string,
): Response =>
  new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
