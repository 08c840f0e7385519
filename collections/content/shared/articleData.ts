import { ENGLISH, inLanguage, type Language } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import { type Thing, thing } from '@/lib/shared/structuredData'

type Page = {
  slug: string
  title: string
  description: string
  last_reviewed: string
  updatedAt: string
}

/** Structured data of an article or press release for search engines (schema.org Article). */
export const article = (page: Page, agency: string, siteUrl: string, language: Language): Thing =>
  thing('Article', {
    headline: page.title,
    description: page.description,
    datePublished: page.last_reviewed,
    dateModified: [page.updatedAt, page.last_reviewed].sort().at(-1),
    author: { '@type': 'Organization', name: agency },
    publisher: { '@type': 'Organization', name: agency },
    mainEntityOfPage: `${siteUrl}${inLanguage(paths.page(page.slug), language)}`,
    ...(language !== ENGLISH && { inLanguage: language }),
    image: `${siteUrl}${paths.sharePage(page.slug)}`,
  })
