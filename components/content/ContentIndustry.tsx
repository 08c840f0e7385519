import type { ReactNode } from 'react'
import type { Content, ContentEntry, ContentJobs } from '@/collections/content/shared/json'
import { ENGLISH } from '@/lib/shared/languages'
import { ContentArticle } from './ContentArticle'
import { JobsSection } from './JobsSection'
import { RelatedReading } from './RelatedReading'

type Props = {
  page: Content
  jobs: ContentJobs | null
  jobTable: ReactNode
  others: ContentEntry[]
}

/** An industry: its open jobs in full width, then the text. */
export const ContentIndustry = ({ page, jobs, jobTable, others }: Props) => (
  <ContentArticle
    page={page}
    language={ENGLISH}
    top={jobs && <JobsSection jobs={jobs} table={jobTable} />}
    side={<RelatedReading heading="Other industries" entries={others} language={ENGLISH} />}
  />
)
