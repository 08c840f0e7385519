import type { CollectionSlug, Payload, TypedUser } from 'payload'
import { CONTENT_COLLECTIONS } from '@/collections/content/shared/slugs'

/** What the start page of the CMS panel lists besides what needs attention (docs/product.md §17). */

const SHOWN = 5

const KINDS = { pages: 'Page', 'news-articles': 'Article', facts: 'Fact' } as const

type Listed = keyof typeof KINDS

const LISTED = [...CONTENT_COLLECTIONS, 'facts'] as const

const isListed = (slug: string): slug is Listed => Object.hasOwn(KINDS, slug)

/** The screen of a document in the CMS panel. */
const editHref = (slug: string, id: number | string): string => `/admin/collections/${slug}/${id}`

export type Draft = { title: string; kind: string; changedAt: string; href: string }

/** The newest drafts that the account may read, with how many there are by list. */
export const drafts = async (
  payload: Payload,
  user: TypedUser,
): Promise<{ docs: Draft[]; more: { text: string; href: string }[] }> => {
  const found = await Promise.all(
    LISTED.map(async (collection) => {
      const { docs, totalDocs } = await payload.find({
        collection,
        user,
        overrideAccess: false,
        draft: true,
        where: { _status: { equals: 'draft' } },
        sort: '-updatedAt',
        limit: SHOWN,
        depth: 0,
        select: { title: true, label: true, updatedAt: true },
      })
      const drafts = docs.map((doc) => ({
        title: titleOf(doc),
        kind: KINDS[collection],
        changedAt: doc.updatedAt,
        href: editHref(collection, doc.id),
      }))
      return { collection, drafts, totalDocs }
    }),
  )
  return {
    docs: found
      .flatMap(({ drafts }) => drafts)
      .sort((a, b) => b.changedAt.localeCompare(a.changedAt))
      .slice(0, SHOWN),
    more: found
      .filter(({ totalDocs }) => totalDocs > 0)
      .map(({ collection, totalDocs }) => ({
        text: `${KINDS[collection]}s: ${totalDocs}`,
        href: `/admin/collections/${collection}?where[_status][equals]=draft`,
      })),
  }
}

export type Scheduled = { title: string; what: string; at: string; href: string }

/** The next changes that are scheduled, the first one first. */
export const scheduled = async (payload: Payload, now = new Date()): Promise<Scheduled[]> => {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { waitUntil: { greater_than: now.toISOString() } },
      ],
    },
    sort: 'waitUntil',
    limit: SHOWN,
    depth: 0,
  })
  const changes = docs.flatMap(({ waitUntil, input }) => {
    const { doc, type } = (input ?? {}) as ScheduleInput // written by Payload's task
    return waitUntil && doc && isListed(doc.relationTo)
      ? [{ slug: doc.relationTo, id: Number(doc.value), at: waitUntil, type }]
      : []
  })
  const titles = await titlesOf(payload, changes)
  return changes.map(({ slug, id, at, type }) => ({
    title: titles.get(`${slug} ${id}`) ?? 'Deleted',
    what: `${KINDS[slug]}, ${type === 'unpublish' ? 'is taken down' : 'is published'}`,
    at,
    href: editHref(slug, id),
  }))
}

type ScheduleInput = { doc?: { relationTo: string; value: number | string }; type?: string }

type Named = { slug: CollectionSlug | string; id: number }

/** The titles of documents of several lists, with one query for each list. */
export const titlesOf = async (payload: Payload, named: Named[]): Promise<Map<string, string>> => {
  const titles = new Map<string, string>()
  await Promise.all(
    LISTED.map(async (collection) => {
      const ids = named.filter(({ slug }) => slug === collection).map(({ id }) => id)
      if (ids.length === 0) return
      const { docs } = await payload.find({
        collection,
        draft: true,
        where: { id: { in: [...new Set(ids)] } },
        pagination: false,
        depth: 0,
        select: { title: true, label: true },
      })
      for (const doc of docs) titles.set(`${collection} ${doc.id}`, titleOf(doc))
    }),
  )
  return titles
}

const titleOf = (doc: { id: number; title?: string | null; label?: string | null }): string =>
  doc.title || doc.label || 'Untitled'
