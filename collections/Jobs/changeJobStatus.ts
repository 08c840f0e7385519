import type { Payload } from 'payload'
import { type Answer, refuse, succeed } from '@/lib/server/calls/answers'
import { withLock } from '@/lib/server/database/withLock'
import { parseId } from '@/lib/shared/ids'
import { MESSAGES } from '@/lib/shared/messages'
import { findJob } from './jobs'
import { JOB_STATUSES, type JobStatus } from './shared/schema'

/** job_status_update.php: marks a job Active or Inactive. Repeating it changes nothing. */
export const changeJobStatus = async (
  payload: Payload,
  job_id: string | number,
  status: JobStatus,
): Promise<Answer> => {
  const id = parseId(job_id)
  if (id === null) return refuse(MESSAGES.jobUnknown)
  return withLock(`job:${id}`, async () => {
    const job = await findJob(payload, id)
    if (!job) return refuse(MESSAGES.jobUnknown)
    const is_deleted = JOB_STATUSES[status]
    if (job.is_deleted !== is_deleted) {
      await payload.update({ collection: 'jobs', id, data: { is_deleted } })
    }
    return succeed({ is_deleted }, MESSAGES.statusSucceeded(status))
  })
}
