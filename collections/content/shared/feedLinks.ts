import { DESTINATIONS, type Destination } from '@/collections/Countries/shared/destinations'
import { paths } from '@/lib/shared/paths'

type FeedLinks = { 'application/rss+xml': { url: string; title: string }[] }

/** Links to feeds for the head of a page (Next's `alternates.types`). */
const feedLinks = (...feeds: [name: string, title: string][]): FeedLinks => ({
  'application/rss+xml': feeds.map(([name, title]) => ({ url: paths.feed(name), title })),
})

export const JOB_FEED = feedLinks(['jobs', 'Jobs'])
export const NEWS_FEED = feedLinks(['news', 'Articles and press releases'])
export const ALL_FEEDS = feedLinks(['jobs', 'Jobs'], ['news', 'Articles and press releases'])

export const countryFeed = (iso2: Destination): FeedLinks =>
  feedLinks([`jobs-${iso2.toLowerCase()}`, `Jobs in ${DESTINATIONS[iso2]}`])
