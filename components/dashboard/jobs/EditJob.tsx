'use client'
import { jobFormValues } from '@/collections/Jobs/shared/json'
import { EMPTY_JOB_FORM } from '@/collections/Jobs/shared/schema'
import { MESSAGES } from '@/lib/shared/messages'
import { JobForm } from './JobForm'
import { WithJob } from './WithJob'

/** Edit Job (docs/product.md §2.16). */
export const EditJob = ({ job_id }: { job_id: number }) => (
  <WithJob job_id={job_id} title="Edit Job">
    {(job) => (
      <JobForm
        key={job ? 'loaded' : 'awaited'}
        title="Edit Job"
        pickerLabel="Upload Photo"
        draftKey={job ? `job-${job_id}` : null}
        job_id={job_id}
        changed_at={job?.changed_at}
        initial={job ? jobFormValues(job) : EMPTY_JOB_FORM}
        company_logo={job?.company_logo ?? null}
        country={job ? { id: job.country_id, name: job.name } : undefined}
        succeeded={MESSAGES.jobUpdateSucceeded}
        failed={MESSAGES.jobUpdateFailed}
      />
    )}
  </WithJob>
)
