'use client'
import type { JobJson } from '@/collections/Jobs/shared/json'
import { phpPost } from '@/lib/client/phpClient'
import { MESSAGES } from '@/lib/shared/messages'
import { JobQuestion } from './JobQuestion'

type Props = {
  /** The job that is asked about; null closes. */
  job: JobJson | null
  onClose: () => void
  onReposted: () => void
  onFailed: () => void
}

/** Asks before a job is posted again as a new job; the old one becomes inactive. */
export const RepostDialog = ({ job, onClose, onReposted, onFailed }: Props) => (
  <JobQuestion
    job={job}
    title="Post this job again?"
    meaning="The copy is a new job with today’s date and a number of its own. The old job becomes Inactive; its applicants stay with it."
    yes="Post again"
    succeeded={MESSAGES.jobReposted}
    failed={MESSAGES.jobRepostFailed}
    send={({ id }) => phpPost('job_repost', { job_id: id })}
    onClose={onClose}
    onDone={onReposted}
    onFailed={onFailed}
  />
)
