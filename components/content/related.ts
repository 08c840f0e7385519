import type { Content, ContentEntry } from '@/collections/content/shared/json'

const SIDE_COUNT = 5

/** Articles about the page's country, filled up with law articles about no single country. */
export const readingAbout = (page: Content, entries: ContentEntry[]): ContentEntry[] => {
  const articles = entries.filter(({ kind, slug }) => kind === 'article' && slug !== page.slug)
  const own = articles.filter(({ country }) => country === page.country)
  const general = articles.filter(({ country, group }) => country === null && group === 'law')
  return [...own, ...turnedBy(page.slug, general)].slice(0, SIDE_COUNT)
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

/** Other pages of the kind of an article, press release or service; empty for other kinds. */
export const moreOfKind = (
  page: Content,
  entries: ContentEntry[],
): { heading: string; entries: ContentEntry[] } => {
  const others = entries.filter(({ kind, slug }) => kind === page.kind && slug !== page.slug)
  switch (page.kind) {
    case 'article': {
      const near = others.filter(({ group }) => group === page.group)
      return { heading: 'More to read', entries: turnedBy(page.slug, near).slice(0, SIDE_COUNT) }
    }
    case 'press-release':
      return { heading: 'Other releases', entries: others }
    case 'service':
      return { heading: 'Other services', entries: others }
    default:
      return { heading: '', entries: [] }
  }
}

/** Rotates the list by the slug, so that not all pages show the same five entries. */
const turnedBy = (slug: string, entries: ContentEntry[]): ContentEntry[] => {
  const turn = [...slug].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  const start = entries.length ? turn % entries.length : 0
  return [...entries.slice(start), ...entries.slice(0, start)]
}
