import { draftMode } from 'next/headers'
import { redirect } from 'next/navigation'
import { readsDrafts } from '@/collections/content/findContent'
import { slugProblem } from '@/collections/content/shared/slugs'
import { payloadClient } from '@/lib/server/payload/payload'

/** Turns on the draft preview of a page for those who may read drafts; the page checks the account again (findContent.ts). */
export const GET = async (request: Request): Promise<Response> => {
  const slug = new URL(request.url).searchParams.get('slug')
  const payload = await payloadClient()
  const { user } = await payload.auth({ headers: request.headers })
  if (!readsDrafts(user) || slugProblem(slug) !== null) return new Response(null, { status: 404 })
  const draft = await draftMode()
  draft.enable()
  redirect(`/${slug}`)
}
