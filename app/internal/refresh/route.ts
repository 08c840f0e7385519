import { revalidateTag } from 'next/cache'
import { isOwnCall, isTag } from '@/lib/server/refresh'

/** The site's call to itself from scheduled work, where Next cannot refresh (lib/server/refresh.ts). */
export const POST = (request: Request): Response => {
  const tag = new URL(request.url).searchParams.get('tag')
  if (!isOwnCall(request.headers) || !isTag(tag)) return new Response(null, { status: 404 })
  revalidateTag(tag, { expire: 0 })
  return new Response(null, { status: 204 })
}
