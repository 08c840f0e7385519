import type { ReactNode } from 'react'
import type { ContentEntry } from '@/collections/content/shared/json'
import { paths } from '@/lib/shared/paths'
import { ArticleIndex } from './ArticleIndex'
import { EntryList } from './EntryList'
import { IndustryIndex } from './IndustryIndex'
import { SiteMap } from './SiteMap'

const COUNTRY_GUIDES = ({ kind, country }: ContentEntry) => kind === 'article' && country !== null

/** The list below the text of an index page; null for all other pages. */
export const listOf = (slug: string, entries: ContentEntry[]): ReactNode => {
  switch (paths.page(slug)) {
    case paths.articles:
      return <ArticleIndex entries={entries} />
    case paths.industries:
      return <IndustryIndex entries={entries} />
    case paths.pressReleases:
      return <EntryList entries={entries.filter(({ kind }) => kind === 'press-release')} withDate />
    case paths.gulfNews:
      return <EntryList entries={entries.filter(COUNTRY_GUIDES)} withDate />
    case paths.siteMap:
      return <SiteMap entries={entries} />
    default:
      return null
  }
}
