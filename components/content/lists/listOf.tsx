import type { ReactNode } from 'react'
import type { ContentEntry } from '@/collections/content/shared/json'
import { ArticleIndex } from './ArticleIndex'
import { EntryList } from './EntryList'
import { IndustryIndex } from './IndustryIndex'
import { SiteMap } from './SiteMap'

const COUNTRY_GUIDES = ({ kind, country }: ContentEntry) => kind === 'article' && country !== null

/** The list that an index page shows below its text; nothing for all other pages. */
export const listOf = (slug: string, entries: ContentEntry[]): ReactNode => {
  switch (slug) {
    case 'articles':
      return <ArticleIndex entries={entries} />
    case 'industries':
      return <IndustryIndex entries={entries} />
    case 'press-release':
      return <EntryList entries={entries.filter(({ kind }) => kind === 'press-release')} withDate />
    case 'latest-gulf-news':
      return <EntryList entries={entries.filter(COUNTRY_GUIDES)} withDate />
    case 'site-map':
      return <SiteMap entries={entries} />
    default:
      return null
  }
}
