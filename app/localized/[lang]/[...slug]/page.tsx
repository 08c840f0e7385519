import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { findContent, spelledSlug } from '@/collections/content/findContent'
import { shownContent } from '@/collections/content/loadContentPage'
import { redirectFrom } from '@/collections/content/redirectFrom'
import { contentMetadata } from '@/components/content/contentMetadata'
import { pageLanguage } from '@/lib/server/pageLanguage'
import { inLanguage } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import { inPageLanguage } from '../inPageLanguage'
import NotFoundPage, { metadata as notFoundMetadata } from '../not-found'
import { ContentScreen } from './ContentScreen'

type Props = { params: Promise<{ slug: string[] }> }

// Content pages and unknown paths. Home has a route of its own, so that they do not carry its styles.
// What Next renders is stored by the page cache in front of it alone (docs/adr/0022).
export const dynamic = 'force-dynamic'

const isNotFound = (slug: string[]) => `/${slug.join('/')}` === paths.notFound

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const { slug } = await params
  if (isNotFound(slug)) return { ...notFoundMetadata, robots: { index: false } }
  const shown = slug.length === 1 ? await shownContent(slug[0] ?? '', await pageLanguage()) : null
  return shown ? inPageLanguage(paths.page(shown.page.slug), contentMetadata(shown.page)) : {}
}

const SitePage = async ({ params }: Props) => {
  const { slug } = await params
  if (isNotFound(slug)) return <NotFoundPage />
  const name = slug.length === 1 ? (slug[0] ?? '') : ''
  if (await findContent(name)) return <ContentScreen slug={name} />
  const elsewhere = (await redirectFrom(`/${slug.join('/')}`)) ?? (await spelledSlug(name))
  if (elsewhere) {
    const path = elsewhere.startsWith('/') ? elsewhere : `/${elsewhere}`
    permanentRedirect(inLanguage(path, await pageLanguage()))
  }
  notFound()
}

export default SitePage
