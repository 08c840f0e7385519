import type { ReactNode } from 'react'
import type { Content, ContentEntry, ContentJobs } from '@/collections/content/shared/json'
import type { WayTime } from '@/collections/Deployments/shared/wayTime'
import type { Language } from '@/lib/shared/languages'
import { ArchiveNote } from './ArchiveNote'
import { ContentArticle } from './ContentArticle'
import { ContentCountry } from './ContentCountry'
import { ContentIndustry } from './ContentIndustry'
import { contentSide } from './ContentSide'
import { diagramOf } from './diagrams/diagramOf'
import { listOf } from './lists/listOf'
import { RefreshOnSave } from './RefreshOnSave'
import { type Near, nextIndustries, placesNearby, readingAbout } from './related'

type Props = {
  page: Content
  language: Language
  /** All published pages, for lists and related pages. */
  entries: ContentEntry[]
  /** How near they are to this page by their facts. */
  near: Near
  jobs: ContentJobs | null
  /** The page's jobs as a table; a slot, as the component belongs to another folder. */
  jobTable: ReactNode
  /** The tools for the country of a country page. */
  tools?: ReactNode
  /** How long it took to go to the country of a country page; null: too few people. */
  wayTime?: WayTime | null
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

const PageOfKind = ({ page, language, entries, near, jobs, jobTable, ...country }: Props) => {
  switch (page.kind) {
    case 'country':
      return (
        <ContentCountry
          page={page}
          language={language}
          jobs={jobs}
          jobTable={jobTable}
          reading={readingAbout(page, entries, near)}
          places={placesNearby(page, entries)}
          tools={country.tools}
          wayTime={country.wayTime}
        />
      )
    case 'industry':
      return (
        <ContentIndustry
          page={page}
          language={language}
          jobs={jobs}
          jobTable={jobTable}
          others={nextIndustries(page, entries)}
        />
      )
    default:
      return (
        <ContentArticle
          page={page}
          language={language}
          before={
            page.kind === 'archive' ? (
              <ArchiveNote page={page} entries={entries} />
            ) : (
              diagramOf(page.slug)
            )
          }
          after={listOf(page.slug, entries)}
          side={contentSide({ page, entries, jobs, near, language })}
        />
      )
  }
}
