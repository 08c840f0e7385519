import type { ReactNode } from 'react'
import type { Content, ContentEntry, ContentJobs } from '@/collections/content/shared/json'
import { RelatedJobs } from './RelatedJobs'
import { RelatedReading } from './RelatedReading'
import { moreOfKind, type Near } from './related'

type Shown = { page: Content; entries: ContentEntry[]; jobs: ContentJobs | null; near: Near }

/** Beside a text: open jobs and more of its kind; null when there is neither. */
export const contentSide = ({ page, entries, jobs, near }: Shown): ReactNode => {
  const more = moreOfKind(page, entries, near)
  if (jobs === null && more.entries.length === 0) return null
  return (
    <>
      {jobs && <RelatedJobs jobs={jobs} />}
      <RelatedReading {...more} />
    </>
  )
}
