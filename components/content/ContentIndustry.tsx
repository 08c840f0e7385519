import type { ReactNode } from 'react'
import type { Content, ContentEntry, ContentJobs } from '@/collections/content/shared/json'
import type { Language } from '@/lib/shared/languages'
import { wordsIn } from '@/messages/wordsIn'
import { ContentArticle } from './ContentArticle'
import { JobsSection } from './JobsSection'
import { RelatedReading } from './RelatedReading'

type Props = {
  page: Content
  language: Language
  jobs: ContentJobs | null
  jobTable: ReactNode
  others: ContentEntry[]
}

/** An industry: its open jobs in full width, then the text. */
export const ContentIndustry = ({ page, language, jobs, jobTable, others }: Props) => (
  <ContentArticle
    page={page}
    language={language}
    top={jobs && <JobsSection jobs={jobs} table={jobTable} language={language} />}
    side={
      <RelatedReading
        heading={wordsIn(language, 'content')('otherIndustries')}
        entries={others}
        language={language}
      />
    }
  />
)
