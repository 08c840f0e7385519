import type { ReactNode } from 'react'
import type { Content, ContentEntry, ContentJobs } from '@/collections/content/shared/json'
import { ArchiveNote } from './ArchiveNote'
import { ContentArticle } from './ContentArticle'
import { ContentCountry } from './ContentCountry'
import { ContentIndustry } from './ContentIndustry'
import { diagramOf } from './diagrams/diagramOf'
import { listOf } from './lists/listOf'
import { RefreshOnSave } from './RefreshOnSave'
import { RelatedJobs } from './RelatedJobs'
import { RelatedReading } from './RelatedReading'
import { moreOfKind, nextIndustries, placesNearby, readingAbout } from './related'

type Props = {
  page: Content
  /** All published pages, for the lists on and beside this one. */
  entries: ContentEntry[]
  jobs: ContentJobs | null
  /** The page's jobs as a timetable: a slot, since it belongs to another screen. */
  jobTable: ReactNode
  /** A form or another part of the page that belongs to another screen, above the text. */
  before?: ReactNode
  /** Whether staff look at a draft: it follows their typing. */
  isPreview?: boolean
}

/** Any page of the CMS in the layout of its kind. */
export const ContentPage = (props: Props) => (
  <>
    {props.isPreview && <RefreshOnSave />}
    <PageOfKind {...props} />
  </>
)

const PageOfKind = ({ page, entries, jobs, jobTable, before }: Props) => {
  switch (page.kind) {
    case 'country':
      return (
        <ContentCountry
          page={page}
          jobs={jobs}
          jobTable={jobTable}
          reading={readingAbout(page, entries)}
          places={placesNearby(page, entries)}
        />
      )
    case 'industry':
      return (
        <ContentIndustry
          page={page}
          jobs={jobs}
          jobTable={jobTable}
          others={nextIndustries(page, entries)}
        />
      )
    default: {
      const more = moreOfKind(page, entries)
      const side = (jobs !== null || more.entries.length > 0) && (
        <>
          {jobs && <RelatedJobs jobs={jobs} />}
          <RelatedReading {...more} />
        </>
      )
      return (
        <ContentArticle
          page={page}
          before={
            page.kind === 'archive' ? (
              <ArchiveNote page={page} entries={entries} />
            ) : (
              (before ?? diagramOf(page.slug))
            )
          }
          after={listOf(page.slug, entries)}
          side={side}
        />
      )
    }
  }
}
