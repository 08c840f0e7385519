'use client'
import { type ReactNode, useEffect } from 'react'
import type { JobJson } from '@/collections/Jobs/shared/json'
import { adminGet } from '@/components/dashboard/calls/adminGet'
import { useCall } from '@/components/dashboard/calls/useCall'
import { Button } from '@/components/ui/Button'
import { LoadingOverlay } from '@/components/ui/LoadingOverlay'
import { Notice } from '@/components/ui/Notice'
import { showToast } from '@/components/ui/Toast'
import { FORM_TOAST_MS } from '@/lib/shared/limits'
import { MESSAGES } from '@/lib/shared/messages'
import styles from './JobForm.module.css'
import { JobFrame } from './JobFrame'

type Props = { job_id: number; title: string; children: (job: JobJson | null) => ReactNode }

/**
 * A screen about one job, covered by an overlay until the job is loaded (docs/product.md §2.15).
 */
export const WithJob = ({ job_id, title, children }: Props) => {
  const { data: job, hasFailed, reload } = useCall(['job_details', job_id], () => loadJob(job_id))

  useEffect(() => {
    if (hasFailed) showToast('error', MESSAGES.jobLoadFailed, FORM_TOAST_MS)
  }, [hasFailed])

  if (hasFailed) {
    return (
      <JobFrame>
        <h1 className={styles.title}>{title}</h1>
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
        {children(job)}
      </div>
      {!job && <LoadingOverlay whole />}
    </JobFrame>
  )
}

const loadJob = async (job_id: number): Promise<JobJson> => {
  const query = new URLSearchParams({ job_id: String(job_id) })
  const { success, job } = await adminGet<{ job: JobJson | null }>('job_details', query)
  if (!success || !job) throw new Error('no such job')
  return job
}
