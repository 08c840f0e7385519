import { headingId } from '@/lib/shared/headingId'
import { FIXED_PAGES, paths } from '@/lib/shared/paths'
import { RESERVED_SLUGS } from '@/lib/shared/routes'

/** The kinds of pages and articles, and the rules for their slugs (in the CMS panel: "Address"). */

/** The collections of pages and articles: they share one space of addresses. */
export const CONTENT_COLLECTIONS = ['pages', 'news-articles'] as const

export const PAGE_KINDS = {
  page: 'Page',
  service: 'Service',
  country: 'Jobs in a country or city',
  industry: 'Industry',
  archive: 'Archive',
} as const

export const NEWS_KINDS = { article: 'Article', 'press-release': 'Press release' } as const

export const ARTICLE_GROUPS = {
  law: 'Labour law',
  'india-papers': 'Papers from India',
  'health-tests': 'Health and skill tests',
  'job-skills': 'Finding the right job',
  'country-guides': 'Country guides',
} as const

export type PageKind = keyof typeof PAGE_KINDS
export type NewsKind = keyof typeof NEWS_KINDS
export type ContentKind = PageKind | NewsKind
export type ArticleGroup = keyof typeof ARTICLE_GROUPS

/**
 * The kinds of pages that are shown in another language when they are translated: all but pages of the
 * archive, which nobody shall find.
 */
export const KINDS_IN_LANGUAGES: ReadonlySet<ContentKind> = new Set([
  'page',
  'service',
  'country',
  'industry',
  'article',
  'press-release',
])

export const SLUG_MAX_CHARS = 80

/** The one slug with capitals (docs/product.md §2); its lower-case form redirects to it (§10). */
export const CAPITALS_SLUG = paths.beAware.slice(1)

const FIXED_SLUGS = new Set(Object.values(FIXED_PAGES).map((path) => path.slice(1)))

/** Whether code depends on the page of this slug, so that staff cannot rename or remove it. */
export const isFixedSlug = (slug: unknown): boolean =>
  typeof slug === 'string' && FIXED_SLUGS.has(slug)

/** Why a slug is refused, as a sentence for staff; null when it is valid. */
export const slugProblem = (slug: unknown): string | null => {
  if (typeof slug !== 'string' || slug === '') return 'The address is missing.'
  if (slug === CAPITALS_SLUG) return null
  if (RESERVED_SLUGS.has(slug.toLowerCase())) {
    return `The address "${slug}" belongs to another part of the site. Choose another one.`
  }
  if (/[A-Z]/.test(slug)) return 'The address has capital letters. Use small letters only.'
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    return 'The address may hold small letters, digits and single dashes between them, such as jobs-in-kuwait.'
  }
  if (slug.length > SLUG_MAX_CHARS) {
    return `The address is longer than ${SLUG_MAX_CHARS} characters. Shorten it.`
  }
  return null
}

/** An address made of a title; empty when nothing of the title can be in an address. */
export const addressOf = (title: unknown): string =>
  typeof title === 'string' && /[a-z0-9]/i.test(title) ? headingId(title) : ''

/** The refusal of a slug that another document has. */
export const slugTaken = (slug: string): string =>
  `Another page or article has the address "${slug}". Choose another one.`

/** Why a fixed page stays as it is, as a sentence for staff. */
export const slugFixed = (slug: string, change: 'renamed' | 'unpublished' | 'deleted'): string =>
  `The site depends on the page "${slug}", so it cannot be ${change}. You can change its content.`
