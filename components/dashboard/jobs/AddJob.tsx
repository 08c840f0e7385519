'use client'
import { useSearchParams } from 'next/navigation'
import { parseId } from '@/lib/shared/ids'
import { MESSAGES } from '@/lib/shared/messages'
import { COPY_PARAMETER } from '@/lib/shared/paths'
import { JobForm } from './JobForm'
import { JobFrame } from './JobFrame'
import { copiedValues, NO_JOB_VALUES } from './jobValues'
import { WithJob } from './WithJob'

const TEXTS = {
  title: 'Post a Job',
  pickerLabel: 'Upload Logo',
  succeeded: MESSAGES.jobPostSucceeded,
  failed: MESSAGES.jobPostFailed,
}

/** Post a Job (docs/product.md §2); with a job named in the address, filled with a copy of it. */
export const AddJob = () => {
  const copied = parseId(useSearchParams().get(COPY_PARAMETER))
  if (copied !== null) return <CopyJob key={copied} job_id={copied} />
  return (
    <JobFrame>
      <JobForm {...TEXTS} draftKey="job-new" initial={NO_JOB_VALUES} company_logo={null} />
    </JobFrame>
  )
}

const CopyJob = ({ job_id }: { job_id: number }) => (
  <WithJob job_id={job_id} title={TEXTS.title}>
    {(job) => (
      <JobForm
        {...TEXTS}
        key={job ? 'loaded' : 'awaited'}
        draftKey={job ? `job-copy-${job_id}` : null}
        copy_of={job ? { id: job.id, title: job.job_title } : undefined}
        initial={job ? copiedValues(job, new Date()) : NO_JOB_VALUES}
        company_logo={job?.company_logo ?? null}
        country={job ? { id: job.country_id, name: job.name } : undefined}
      />
    )}
  </WithJob>
)
