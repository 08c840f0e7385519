'use client'
import { useSearchParams } from 'next/navigation'
import { copiedJobForm } from '@/collections/Jobs/shared/json'
import { EMPTY_JOB_FORM } from '@/collections/Jobs/shared/schema'
import { parseId } from '@/lib/shared/ids'
import { MESSAGES } from '@/lib/shared/messages'
import { COPY_PARAMETER } from '@/lib/shared/paths'
import { JobForm } from './JobForm'
import { JobFrame } from './JobFrame'
import { WithJob } from './WithJob'

const TEXTS = {
  title: 'Post a Job',
  pickerLabel: 'Upload Logo',
  succeeded: MESSAGES.jobPostSucceeded,
  failed: MESSAGES.jobPostFailed,
}

/** Post a Job (docs/product.md §2); filled with a copy of a job when the address names one. */
export const AddJob = () => {
  const copied = parseId(useSearchParams().get(COPY_PARAMETER))
  if (copied !== null) return <CopyJob key={copied} job_id={copied} />
  return (
    <JobFrame>
      <JobForm {...TEXTS} draftKey="job-new" initial={EMPTY_JOB_FORM} company_logo={null} />
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
        initial={job ? copiedJobForm(job, new Date()) : EMPTY_JOB_FORM}
        company_logo={job?.company_logo ?? null}
        country={job ? { id: job.country_id, name: job.name } : undefined}
      />
    )}
  </WithJob>
)
