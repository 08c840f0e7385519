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
  /** All published pages, for lists and related pages. */
  entries: ContentEntry[]
  jobs: ContentJobs | null
  /** The page's jobs as a table; a slot, as the component belongs to another folder. */
  jobTable: ReactNode
  /** Above the text: a form or another part from another folder. */
  before?: ReactNode
  /** Whether staff see the draft preview, which follows their typing. */
  isPreview?: boolean
}

/** A page or article of the CMS, in the layout of its kind. */
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
