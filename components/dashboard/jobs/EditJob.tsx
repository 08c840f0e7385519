'use client'
import { jobFormValues } from '@/collections/Jobs/shared/json'
import { MESSAGES } from '@/lib/shared/messages'
import { JobForm } from './JobForm'
import { NO_JOB_VALUES } from './jobValues'
import { WithJob } from './WithJob'

/** Edit Job (docs/product.md §2). */
export const EditJob = ({ job_id }: { job_id: number }) => (
  <WithJob job_id={job_id} title="Edit Job">
    {(job) => (
      <JobForm
        key={job ? 'loaded' : 'awaited'}
        title="Edit Job"
        pickerLabel="Upload Photo"
        draftKey={job ? `job-${job_id}` : null}
        job_id={job_id}
        initial={job ? jobFormValues(job) : NO_JOB_VALUES}
        company_logo={job?.company_logo ?? null}
        country={job ? { id: job.country_id, name: job.name } : undefined}
        succeeded={MESSAGES.jobUpdateSucceeded}
        failed={MESSAGES.jobUpdateFailed}
      />
    )}
  </WithJob>
)
