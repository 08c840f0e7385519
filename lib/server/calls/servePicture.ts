import { getFile } from '../files/storage'
import { fail } from './answers'
import { answering, toJson } from './responses'

/** The response with a company's logo or a staff member's picture, which are stored as WebP. */
export const servePicture = (
  request: Request,
  area: 'company_logo' | 'avatar',
  file: string,
): Promise<Response> =>
  answering(request, async () => {
    const bytes = await getFile(area, file)
    return bytes ? publicFile(bytes, 'image/webp') : toJson(fail.fileUnknown())
  })

/**
 * The response with a stored public file. Its name is random and its bytes never change, so caches may
 * store it forever.
 */
export const publicFile = (
  bytes: Buffer,
  type: string,
  headers: Record<string, string> = {},
): Response =>
  new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': type,
      'Content-Length': String(bytes.length),
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    },
  })
