import type { Content, ContentEntry } from '@/collections/content/shared/json'

const SIDE_COUNT = 5

/** How near other pages are by the facts that they quote, by slug. */
export type Near = Readonly<Record<string, number>>

/**
 * Articles about the page's country, filled up with law articles about no single country. Those with
 * the same facts come first.
 */
export const readingAbout = (
  page: Content,
  entries: ContentEntry[],
  near: Near,
): ContentEntry[] => {
  const articles = entries.filter(({ kind, slug }) => kind === 'article' && slug !== page.slug)
  const own = articles.filter(({ country }) => country === page.country)
  const general = articles.filter(({ country, group }) => country === null && group === 'law')
  const others = nearestFirst(turnedBy(page.slug, general), near)
  return [...nearestFirst(own, near), ...others].slice(0, SIDE_COUNT)
}

/** The other country and city pages of the same country. */
export const placesNearby = (page: Content, entries: ContentEntry[]): ContentEntry[] =>
  entries.filter(
    ({ kind, country, slug }) =>
      kind === 'country' && country === page.country && slug !== page.slug,
  )

/** The industries after this one in the list, continuing at its start. */
export const nextIndustries = (page: Content, entries: ContentEntry[]): ContentEntry[] => {
  const industries = entries.filter(({ kind }) => kind === 'industry')
  const at = industries.findIndex(({ slug }) => slug === page.slug)
  return [...industries.slice(at + 1), ...industries.slice(0, Math.max(at, 0))].slice(0, SIDE_COUNT)
}

/** The key of a heading in messages/en/content.ts. */
type MoreHeading = 'moreToRead' | 'otherReleases' | 'otherServices'

/** Other pages of the kind of an article, press release or service; empty for other kinds. */
export const moreOfKind = (
  page: Content,
  entries: ContentEntry[],
  near: Near,
): { heading: MoreHeading | null; entries: ContentEntry[] } => {
  const others = entries.filter(({ kind, slug }) => kind === page.kind && slug !== page.slug)
  switch (page.kind) {
    case 'article': {
      const turned = turnedBy(page.slug, others)
      const inGroup = turned.filter(({ group }) => group === page.group)
      const rest = turned.filter((entry) => !inGroup.includes(entry))
      const sorted = nearestFirst([...inGroup, ...rest], near)
      return { heading: 'moreToRead', entries: sorted.slice(0, SIDE_COUNT) }
    }
    case 'press-release':
      return { heading: 'otherReleases', entries: others }
    case 'service':
      return { heading: 'otherServices', entries: others }
    default:
      return { heading: null, entries: [] }
  }
}

/** Rotates the list by the slug, so that not all pages show the same five entries. */
const turnedBy = (slug: string, entries: ContentEntry[]): ContentEntry[] => {
  const turn = [...slug].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  const start = entries.length ? turn % entries.length : 0
  return [...entries.slice(start), ...entries.slice(0, start)]
}

/** Those that share facts first; the others keep their order. */
const nearestFirst = (entries: ContentEntry[], near: Near): ContentEntry[] =>
  entries.toSorted((a, b) => (near[b.slug] ?? 0) - (near[a.slug] ?? 0))
