import type { ReactNode } from 'react'
import type { Content, ContentEntry, ContentJobs } from '@/collections/content/shared/json'
import type { Language } from '@/lib/shared/languages'
import { wordsIn } from '@/messages/wordsIn'
import { RelatedJobs } from './RelatedJobs'
import { RelatedReading } from './RelatedReading'
import { moreOfKind, type Near } from './related'

type Shown = {
  page: Content
  entries: ContentEntry[]
  jobs: ContentJobs | null
  near: Near
  language: Language
}

/** Beside a text: open jobs and more of its kind; null when there is neither. */
export const contentSide = ({ page, entries, jobs, near, language }: Shown): ReactNode => {
  const more = moreOfKind(page, entries, near)
  if (jobs === null && more.entries.length === 0) return null
  return (
    <>
      {jobs && <RelatedJobs jobs={jobs} language={language} />}
      <RelatedReading
        entries={more.entries}
        heading={more.heading ? wordsIn(language, 'content')(more.heading) : ''}
        language={language}
      />
    </>
  )
}
