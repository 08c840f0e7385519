import { findJob } from '@/collections/Jobs/jobs'
import { payloadClient } from '@/lib/server/payload'
import { PUBLISHED } from './published'

const COLLECTIONS = ['pages', 'news-articles'] as const
const JOB_ROUTES = new Set(['job-details', 'apply-job'])
/** First segments of routes without a database row; these routes answer their own 404s. */
const OWN_ROUTES = new Set(
  `job-list registration my-application BeAwareModal contact-us grievance-form partner-with-us
  how-we-check-messages login addjob managejobs edit-job admin api php uploads share feed internal
  health sitemaps images film fonts icons _next`.split(/\s+/),
)

// A page that is unpublished later stays here; its route then answers 404 itself.
const known = new Set<string>()

/**
 * Whether an address of the public site exists. The proxy asks before a page is rendered: a page that
 * calls notFound() itself sends an empty document until scripts run (Next's issue 62228).
 */
export const isKnownAddress = async (path: string): Promise<boolean> => {
  const [first = '', second, ...more] = path.split('/').filter(Boolean)
  if (first === '' || OWN_ROUTES.has(first) || path.includes('.') || known.has(path)) return true
  const isThere =
    JOB_ROUTES.has(first) && second !== undefined && more.length === 0
      ? await isJob(second)
      : (second === undefined && (await isContent(first))) || (await isRedirected(path))
  // Only the lower-case form, so that the many spellings of a slug do not fill the set.
  if (isThere && path === path.toLowerCase()) known.add(path)
  return isThere
}

const isJob = async (id: string): Promise<boolean> =>
  id === 'general' || (await findJob(await payloadClient(), id)) !== null

/** Ignores capitals: the page redirects to the right spelling. */
const isContent = async (slug: string): Promise<boolean> => {
  const payload = await payloadClient()
  const found = await Promise.all(
    COLLECTIONS.map((collection) =>
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
