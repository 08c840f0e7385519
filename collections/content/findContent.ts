import { draftMode, headers } from 'next/headers'
import type { TypedUser } from 'payload'
import { NAVIGATED_PAGES } from '@/collections/Agency/shared/navigation'
import { siteFacts } from '@/collections/Agency/siteFacts'
import { canRead } from '@/collections/access'
import { factsOn, quotes } from '@/collections/Facts/facts'
import { PUBLISHED } from '@/collections/published'
import { cachedQuery } from '@/lib/server/cache/cachedQuery'
import { TAGS } from '@/lib/server/cache/changes'
import { payloadClient } from '@/lib/server/payload/payload'
import { paths } from '@/lib/shared/paths'
import { confirmAt } from './confirmAt'
import { fillFacts } from './fillFacts'
import { type Content, type ContentEntry, content, contentEntry } from './shared/json'
import type { ArticleGroup, ContentKind } from './shared/slugs'
import { CONTENT_COLLECTIONS, slugProblem } from './shared/slugs'

/** The depth at which Payload loads the files that a page names. */
const WITH_FILES = 1

const CONTENT_TAGS = [TAGS.content, TAGS.settings]

/**
 * The published page of a slug, with the agency's facts filled in; for staff in the preview, the
 * latest draft. Null when there is none.
 */
export const findContent = async (slug: string): Promise<Content | null> => {
  if (await isStaffPreview()) return draftContent(slug)
  // Unknown slugs are not cached: they would fill the cache.
  const known = (await contentIndex()).some((entry) => entry.slug === slug)
  return known ? publishedContent(slug) : null
}

/**
 * Published pages by title, facts filled in. An empty list of kinds means all; `group` narrows
 * articles.
 */
export const listContent = async (
  kinds: ContentKind[] = [],
  group?: ArticleGroup,
): Promise<ContentEntry[]> => {
  const entries = await contentIndex()
  return entries.filter(
    (entry) =>
      (kinds.length === 0 || kinds.includes(entry.kind)) && (!group || entry.group === group),
  )
}

/** Addresses of the navigation without a published page: shown as text, not as links. */
export const missingPages = async (): Promise<string[]> => {
  const published = new Set((await listContent()).map(({ slug }) => paths.page(slug)))
  return NAVIGATED_PAGES.filter((href) => !published.has(href))
}

/** The right spelling of a slug typed with other capitals; null when there is no such page. */
export const spelledSlug = async (slug: string): Promise<string | null> => {
  const lower = slug.toLowerCase()
  const entry = (await contentIndex()).find((other) => other.slug.toLowerCase() === lower)
  return entry?.slug ?? null
}

/** Whether an account may see drafts: only if it may read pages in the CMS panel. */
export const readsDrafts = (user: TypedUser | null): boolean =>
  user !== null && canRead(user, 'pages')

/** Whether the visitor is staff in the preview. Checked on every view: the cookie is not enough. */
export const isStaffPreview = async (): Promise<boolean> => {
  const draft = await draftMode()
  if (!draft.isEnabled) return false
  const payload = await payloadClient()
  const { user } = await payload.auth({ headers: await headers() })
  return readsDrafts(user)
}

/** The page with the facts of the law that it lists, and whom it asks to confirm them. */
const withLaws = async (page: Content): Promise<Content> => {
  const layout = await Promise.all(
    page.layout.map(async (block) =>
      block.blockType === 'facts'
        ? { ...block, facts: await factsOn(block.country ?? null, block.topics ?? []) }
        : block,
    ),
  )
  return { ...page, layout, confirm: confirmAt(page, await quotes()) }
}

/** The page with the facts of the agency and of the law that it quotes and lists. */
const withFacts = async (page: Content): Promise<Content> =>
  fillFacts(await withLaws(page), await siteFacts(), await quotes())

/** The published page of a slug with its placeholders, as it is translated; null when there is none. */
export const unfilledContent = cachedQuery(
  { name: 'unfilled-content', tags: CONTENT_TAGS },
  async (payload, slug: string): Promise<Content | null> => {
    for (const collection of CONTENT_COLLECTIONS) {
      const { docs } = await payload.find({
        collection,
        where: { and: [PUBLISHED, { slug: { equals: slug } }] },
        depth: WITH_FILES,
        limit: 1,
        pagination: false,
      })
      if (docs[0]) return withLaws(content(docs[0]))
    }
    return null
  },
)

const publishedContent = cachedQuery(
  { name: 'content', tags: CONTENT_TAGS },
  async (_payload, slug: string): Promise<Content | null> => {
    const page = await unfilledContent(slug)
    return page && fillFacts(page, await siteFacts(), await quotes())
  },
)

const contentIndex = cachedQuery(
  { name: 'content-index', tags: CONTENT_TAGS },
  async (payload): Promise<ContentEntry[]> => {
    const found = await Promise.all(
      CONTENT_COLLECTIONS.map((collection) =>
        payload.find({
          collection,
          where: PUBLISHED,
          pagination: false,
          select: { layout: false, sources: false, header_picture: false, share_picture: false },
        }),
      ),
    )
    const entries = found
      .flatMap(({ docs }) => docs)
      .map(contentEntry)
      .sort((a, b) => a.title.localeCompare(b.title, 'en'))
    return fillFacts(entries, await siteFacts(), await quotes())
  },
)

const draftContent = async (slug: string): Promise<Content | null> => {
  if (slugProblem(slug) !== null) return null
  const payload = await payloadClient()
  for (const collection of CONTENT_COLLECTIONS) {
    const { docs } = await payload.find({
      collection,
      where: { slug: { equals: slug } },
      depth: WITH_FILES,
      draft: true,
      limit: 1,
      pagination: false,
    })
    if (docs[0]) return withFacts(content(docs[0]))
  }
  return null
}
