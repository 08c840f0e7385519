'use client'
import { useEffect } from 'react'
import type { JobWire } from '@/collections/Jobs/wire'
import { Button } from '@/components/ui/Button'
import { LoadingOverlay } from '@/components/ui/LoadingOverlay'
import { Notice } from '@/components/ui/Notice'
import { showToast } from '@/components/ui/Toast'
import { FORM_TOAST_MS } from '@/lib/shared/limits'
import { MESSAGES } from '@/lib/shared/messages'
import { adminGet } from './adminGet'
import { JobForm } from './JobForm'
import styles from './JobForm.module.css'
import { JobFrame } from './JobFrame'
import { jobValues, NO_JOB_VALUES } from './jobValues'
import { useLoaded } from './useLoaded'

/** Edit Job (spec §2): a loading overlay lies over the form until the job is there. */
export const EditJob = ({ job_id }: { job_id: number }) => {
  const { data: job, hasFailed, reload } = useLoaded(String(job_id), () => loadJob(job_id))

  useEffect(() => {
    if (hasFailed) showToast('error', MESSAGES.jobLoadFailed, FORM_TOAST_MS)
  }, [hasFailed])

  if (hasFailed) {
    return (
      <JobFrame>
        <h1 className={styles.title}>Edit Job</h1>
        <Notice kind="error">
          <p>{MESSAGES.jobLoadFailed}</p>
          <p className={styles.retry}>
            <Button size="small" onClick={reload}>
              Try again
            </Button>
          </p>
        </Notice>
      </JobFrame>
    )
  }
  return (
    <JobFrame>
      <div className={styles.loading} inert={!job} aria-busy={!job}>
        <JobForm
          key={job ? 'loaded' : 'awaited'}
          title="Edit Job"
          pickerLabel="Upload Photo"
          draftKey={job ? `job-${job_id}` : null}
          job_id={job_id}
          initial={job ? jobValues(job) : NO_JOB_VALUES}
          company_logo={job?.company_logo ?? null}
          country={job ? { id: job.country_id, name: job.name } : undefined}
          succeeded={MESSAGES.jobUpdateSucceeded}
          failed={MESSAGES.jobUpdateFailed}
        />
      </div>
      {!job && <LoadingOverlay whole />}
    </JobFrame>
  )
}

const loadJob = async (job_id: number): Promise<JobWire> => {
  const query = new URLSearchParams({ job_id: String(job_id) })
  const { success, job } = await adminGet<{ job: JobWire | null }>('job_details', query)
  if (!success || !job) throw new Error('no such job')
  return job
}
