import type { Payload } from 'payload'
import { PUBLISHED } from '@/collections/published'
import { cachedQuery } from '@/lib/server/cache/cachedQuery'
import { TAGS } from '@/lib/server/cache/changes'
import { QUOTE } from './fillFacts'
import { CONTENT_COLLECTIONS } from './shared/slugs'

export type Quoting = { slug: string; title: string; href: string }

type Index = {
  /** The documents whose texts quote a fact, by its key. */
  byKey: Record<string, Quoting[]>
  /** The documents with a table of facts, by 'country topic'. */
  byTopic: Record<string, Quoting[]>
}

/** Which published pages and articles quote which facts. */
const quotingIndex = cachedQuery(
  { name: 'quoted-facts', tags: [TAGS.content] },
  async (payload): Promise<Index> => {
    const index: Index = { byKey: {}, byTopic: {} }
    for (const collection of CONTENT_COLLECTIONS) {
      for (const doc of await published(payload, collection)) {
        const { slug, title } = doc
        const from = { slug, title, href: `/admin/collections/${collection}/${doc.id}` }
        const text = JSON.stringify(doc)
        for (const key of new Set([...text.matchAll(QUOTE)].map(([, key]) => key ?? ''))) {
          add(index.byKey, key, from)
        }
        for (const block of doc.layout ?? []) {
          if (block.blockType !== 'facts') continue
          for (const topic of block.topics) add(index.byTopic, `${block.country} ${topic}`, from)
        }
      }
    }
    return index
  },
)

const published = async (payload: Payload, collection: (typeof CONTENT_COLLECTIONS)[number]) =>
  (
    await payload.find({
      collection,
      where: PUBLISHED,
      sort: 'title',
      pagination: false,
      depth: 0,
      select: { slug: true, title: true, lead: true, layout: true, sources: true },
    })
  ).docs

const add = (to: Record<string, Quoting[]>, key: string, from: Quoting): void => {
  to[key] ??= []
  if (!to[key].some(({ href }) => href === from.href)) to[key].push(from)
}

/** The published pages and articles that show a fact: in a sentence, or in a table. */
export const quotedOn = async (fact: {
  key?: string
  country?: string | null
  topic?: string
}): Promise<Quoting[]> => {
  const { byKey, byTopic } = await quotingIndex()
  const all: Record<string, Quoting[]> = {}
  for (const quoting of [
    ...(byKey[fact.key ?? ''] ?? []),
    ...(byTopic[`${fact.country ?? null} ${fact.topic}`] ?? []),
  ]) {
    add(all, '', quoting)
  }
  return all[''] ?? []
}

/**
 * How near other pages are to a page, by slug: the facts that both quote, those that few pages quote
 * the most. Pages without a common fact are not named.
 */
export const nearTo = async (slug: string): Promise<Record<string, number>> => {
  const { byKey, byTopic } = await quotingIndex()
  const near: Record<string, number> = {}
  for (const pages of [...Object.values(byKey), ...Object.values(byTopic)]) {
    if (!pages.some((page) => page.slug === slug)) continue
    for (const other of pages) near[other.slug] = (near[other.slug] ?? 0) + 1 / pages.length
  }
  return near
}
