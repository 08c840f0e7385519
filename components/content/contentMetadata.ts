import type { Metadata } from 'next'
import { countryFeed, NEWS_FEED } from '@/collections/content/shared/feedLinks'
import type { Content } from '@/collections/content/shared/json'
import { paths } from '@/lib/shared/paths'

/** A page's metadata for search engines and shared links; addresses are relative to metadataBase. */
export const contentMetadata = (page: Content): Metadata => {
  const { description, kind, last_reviewed } = page
  const title = page.meta_title ?? page.title
  // A replaced picture gets a new address, which the messengers have not stored.
  const version = page.share_version ? `?v=${page.share_version}` : ''
  const images = [{ url: paths.sharePage(page.slug) + version, width: 1200, height: 630 }]
  const isText = kind === 'article' || kind === 'press-release'
  return {
    title,
    description,
    // An archived page leaves search results to the current page (docs/product.md §10.2).
    ...(kind === 'archive' && { robots: { index: false, follow: true } }),
    alternates: {
      canonical: paths.page(page.canonical_slug ?? page.slug),
      types: feedsOf(page),
    },
    openGraph: {
      title,
      description,
      url: paths.page(page.slug),
      images,
      ...(isText ? { type: 'article', modifiedTime: last_reviewed } : { type: 'website' }),
    },
  }
}

/** Slugs of the pages that list the entries of the news feed. */
const NEWS_LISTS = [paths.articles, paths.pressReleases].map((path) => path.slice(1))

const feedsOf = ({ kind, country, slug }: Content) => {
  if (kind === 'country' && country) return countryFeed(country)
  const isNews = kind === 'article' || kind === 'press-release' || NEWS_LISTS.includes(slug)
  return isNews ? NEWS_FEED : undefined
}
