import { stateSentence } from '@/collections/Demands/shared/words'
import type { JobJson } from '@/collections/Jobs/shared/json'
import { type JobStatus, jobStatus, otherStatus } from '@/collections/Jobs/shared/schema'
import { phpPost } from '@/lib/client/phpClient'
import { MESSAGES } from '@/lib/shared/messages'
import type { ListedJob } from './jobList'

/** What staff confirm before something is done with a job. */
export type Question = {
  job: JobJson
  /** The status that the job gets; without one it is posted again. */
  to?: JobStatus
  title: string
  /** What the answer yes does. */
  meaning: string
  /** What stands against it: staff decide. */
  warning?: string | null
  yes: string
  succeeded: string
  failed: string
  send: () => Promise<{ success: boolean }>
}

const MEANING: Record<JobStatus, string> = {
  Active: 'Visitors will see it and can apply.',
  Inactive: 'Visitors will no longer see it, and nobody can apply.',
}

/** Before a job's status changes (docs/product.md §4.2). */
export const statusQuestion = (job: ListedJob): Question => {
  const to = otherStatus(jobStatus(job.is_deleted))
  return {
    job,
    to,
    title: MESSAGES.statusQuestion(to),
    meaning: MEANING[to],
    warning: to === 'Active' ? demandWarning(job) : null,
    yes: 'Confirm',
    succeeded: MESSAGES.statusSucceeded(to),
    failed: MESSAGES.statusFailed,
    send: () => phpPost('job_status_update', { job_id: job.id, status: to }),
  }
}

/** Before a job is posted again as a new job. */
export const repostQuestion = (job: ListedJob): Question => ({
  job,
  title: 'Post this job again?',
  meaning:
    'The copy is a new job with today’s date and a number of its own. The old job becomes Inactive; its applicants stay with it.',
  warning: demandWarning(job),
  yes: 'Post again',
  succeeded: MESSAGES.jobReposted,
  failed: MESSAGES.jobRepostFailed,
  send: () => phpPost('job_repost', { job_id: job.id }),
})

/** What hinders the demand of a job that is offered again; null for nothing. */
const demandWarning = ({ demand }: ListedJob): string | null => {
  const problem = demand && stateSentence(demand)
  return problem && `Demand ${demand.number} of ${demand.employer}: ${problem}`
}
