'use client'
import type { JobJson } from '@/collections/Jobs/shared/json'
import { type JobStatus, jobStatus, otherStatus } from '@/collections/Jobs/shared/schema'
import { phpPost } from '@/lib/client/phpClient'
import { MESSAGES } from '@/lib/shared/messages'
import { JobQuestion } from './JobQuestion'

type Props = {
  /** The job that is asked about; null closes. */
  job: JobJson | null
  onClose: () => void
  onChanged: (job: JobJson, to: JobStatus) => void
  onFailed: () => void
}

const MEANING: Record<JobStatus, string> = {
  Active: 'Visitors will see it and can apply.',
  Inactive: 'Visitors will no longer see it, and nobody can apply.',
}

/** Asks before a status changes (docs/product.md §4.2). */
export const StatusDialog = ({ job, onClose, onChanged, onFailed }: Props) => {
  const to = job ? otherStatus(jobStatus(job.is_deleted)) : 'Active'
  return (
    <JobQuestion
      job={job}
      title={MESSAGES.statusQuestion(to)}
      meaning={MEANING[to]}
      yes="Confirm"
      succeeded={MESSAGES.statusSucceeded(to)}
      failed={MESSAGES.statusFailed}
      send={({ id }) => phpPost('job_status_update', { job_id: id, status: to })}
      onClose={onClose}
      onDone={(job) => onChanged(job, to)}
      onFailed={onFailed}
    />
  )
}
