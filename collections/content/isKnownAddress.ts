import { findJob } from '@/collections/Jobs/jobs'
import { PUBLISHED } from '@/collections/published'
import { findByFamilyToken } from '@/collections/Submissions/familyLink'
import { findByToken } from '@/collections/Submissions/statusLink'
import { payloadClient } from '@/lib/server/payload'
import { paths } from '@/lib/shared/paths'
import { ROUTES, type RouteKind } from '@/lib/shared/routes'
import { CONTENT_COLLECTIONS } from './shared/slugs'

/** Whether the routes of this kind answer their own 404s. */
const answersItself = (kind: RouteKind | undefined): boolean =>
  kind !== undefined && kind !== 'job' && kind !== 'staff'

// Paths found so far. When one is unpublished later, its page itself answers 404.
const known = new Set<string>()

/**
 * Whether an address of the public site leads somewhere. The proxy asks before a page is rendered:
 * a 404 that the page itself answers is an empty document until scripts run (Next's issue 62228).
 */
export const isKnownAddress = async (path: string): Promise<boolean> => {
  const [first = '', second, ...more] = path.split('/').filter(Boolean)
  const { kind, isSecret } = ROUTES.get(first) ?? {}
  if (isSecret) return more.length === 0 && (await isSecretPage(first, second))
  if (answersItself(kind) || path.includes('.') || known.has(path)) return true
  const isThere =
    kind === 'job' && second !== undefined && more.length === 0
      ? await isJob(second)
      : (second === undefined && (await isContent(first))) || (await isRedirected(path))
  // One spelling only: with capitals a word has many, which would fill the memory.
  if (isThere && path === path.toLowerCase()) known.add(path)
  return isThere
}

const isJob = async (id: string): Promise<boolean> =>
  id === 'general' || (await findJob(await payloadClient(), id)) !== null

const isSecretPage = async (route: string, token: string | undefined): Promise<boolean> => {
  const payload = await payloadClient()
  const isFamily = paths.familyPage('').startsWith(`/${route}/`)
  return isFamily
    ? (await findByFamilyToken(payload, token, new Date())) !== null
    : (await findByToken(payload, token)) !== null
}

/** In any capitals: the page redirects to the right spelling. */
const isContent = async (slug: string): Promise<boolean> => {
  const payload = await payloadClient()
  const found = await Promise.all(
    CONTENT_COLLECTIONS.map((collection) =>
      payload.find({
        collection,
        where: { and: [PUBLISHED, { slug: { like: slug } }] },
        pagination: false,
        depth: 0,
        select: { slug: true },
      }),
    ),
  )
  const lower = slug.toLowerCase()
  return found.some(({ docs }) => docs.some((doc) => doc.slug.toLowerCase() === lower))
}

const isRedirected = async (path: string): Promise<boolean> => {
  const payload = await payloadClient()
  const { totalDocs } = await payload.count({
    collection: 'redirects',
    where: { from: { in: [path, path.slice(1)] } },
  })
  return totalDocs > 0
}
