import { unstable_cache } from 'next/cache'
import { draftMode, headers } from 'next/headers'
import { siteFacts } from '@/collections/Agency/siteFacts'
import { payloadClient } from '@/lib/server/payload'
import { TAGS } from '@/lib/server/refresh'
import { fillFacts } from './fillFacts'
import { PUBLISHED } from './published'
import { type Content, type ContentEntry, content, contentEntry } from './shared/json'
import type { ArticleGroup, ContentKind } from './shared/slugs'
import { CONTENT_COLLECTIONS, slugProblem } from './shared/slugs'

const CACHED = { tags: [TAGS.content, TAGS.settings] }

/**
 * The published page of an address, with the agency's facts filled in; the latest draft for staff
 * who came through the preview. Null when there is none.
 */
export const findContent = async (slug: string): Promise<Content | null> => {
  if (await isStaffPreview()) return draftContent(slug)
  // Unknown addresses end here: each of them in the cache would fill it.
  const known = (await contentIndex()).some((entry) => entry.slug === slug)
  return known ? publishedContent(slug) : null
}

/** Published pages of some kinds (and, of articles, some group), by title, facts filled in. */
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

/** The address as it is spelled, for one typed in other capitals; null when there is no such page. */
export const spelledSlug = async (slug: string): Promise<string | null> => {
  const lower = slug.toLowerCase()
  const entry = (await contentIndex()).find((other) => other.slug.toLowerCase() === lower)
  return entry?.slug ?? null
}

/** Whether the visitor is staff who opened a preview. Asks again on every view. */
export const isStaffPreview = async (): Promise<boolean> => {
  const draft = await draftMode()
  if (!draft.isEnabled) return false
  const payload = await payloadClient()
  const { user } = await payload.auth({ headers: await headers() })
  return user !== null
}

const publishedContent = unstable_cache(
  async (slug: string): Promise<Content | null> => {
    const payload = await payloadClient()
    for (const collection of CONTENT_COLLECTIONS) {
      const { docs } = await payload.find({
        collection,
        where: { and: [PUBLISHED, { slug: { equals: slug } }] },
        limit: 1,
        pagination: false,
      })
      if (docs[0]) return fillFacts(content(docs[0]), await siteFacts())
    }
    return null
  },
  ['content'],
  CACHED,
)

const contentIndex = unstable_cache(
  async (): Promise<ContentEntry[]> => {
    const payload = await payloadClient()
    const found = await Promise.all(
      CONTENT_COLLECTIONS.map((collection) =>
        payload.find({
          collection,
          where: PUBLISHED,
          pagination: false,
          select: { layout: false, sources: false },
        }),
      ),
    )
    const entries = found
      .flatMap(({ docs }) => docs)
      .map(contentEntry)
      .sort((a, b) => a.title.localeCompare(b.title, 'en'))
    return fillFacts(entries, await siteFacts())
  },
  ['content-index'],
  CACHED,
)

const draftContent = async (slug: string): Promise<Content | null> => {
  if (slugProblem(slug) !== null) return null
  const payload = await payloadClient()
  for (const collection of CONTENT_COLLECTIONS) {
    const { docs } = await payload.find({
      collection,
      where: { slug: { equals: slug } },
      draft: true,
      limit: 1,
      pagination: false,
    })
    if (docs[0]) return fillFacts(content(docs[0]), await siteFacts())
  }
  return null
}
