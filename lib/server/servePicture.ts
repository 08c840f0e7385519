import { fail } from './answers'
import { answering, toJson } from './responses'
import { getFile } from './storage'

/**
 * The response with a stored picture. Its name is random and its bytes never change, so caches may
 * store it forever.
 */
export const servePicture = (
  request: Request,
  area: 'company_logo' | 'avatar',
  file: string,
): Promise<Response> =>
  answering(request, async () => {
    const bytes = await getFile(area, file)
    if (!bytes) return toJson(fail.fileUnknown())
    return new Response(new Uint8Array(bytes), {
      headers: {
        'Content-Type': 'image/webp',
        'Content-Length': String(bytes.length),
        'Cache-Control': 'public, max-age=31536000, immutable',
        'X-Content-Type-Options': 'nosniff',
      },
    })
  })
