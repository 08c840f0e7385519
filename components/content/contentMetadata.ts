import type { Metadata } from 'next'
import { countryFeed, NEWS_FEED } from '@/collections/content/shared/feedLinks'
import type { Content } from '@/collections/content/shared/json'
import { paths } from '@/lib/shared/paths'
import { shareCard } from '@/lib/shared/shareCard'

/** A page's metadata for search engines and shared links; addresses are relative to metadataBase. */
export const contentMetadata = (page: Content): Metadata => {
  const { description, kind, last_reviewed } = page
  const title = page.meta_title ?? page.title
  // A replaced picture gets a new address, which the messengers have not stored.
  const images = [shareCard(page.slug, page.share_version)]
  const isText = kind === 'article' || kind === 'press-release'
  return {
    title,
    description,
    // An archived page leaves search results to the current page (docs/product.md §10.2). It says so
    // by noindex alone: a canonical address beside it would say that both are one page.
    ...(kind === 'archive' && { robots: { index: false, follow: true } }),
    alternates: {
      ...(kind !== 'archive' && { canonical: paths.page(page.slug) }),
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
