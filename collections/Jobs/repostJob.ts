import type { Payload } from 'payload'
import { type Answer, refuse, succeed } from '@/lib/server/calls/answers'
import { withLock } from '@/lib/server/database/withLock'
import { parseId } from '@/lib/shared/ids'
import { MESSAGES } from '@/lib/shared/messages'
import { findJob } from './jobs'
import { copiedJobForm, staffJobJson } from './shared/json'
import { JOB_STATUSES } from './shared/schema'
import { storedJob } from './storedJob'

/**
 * job_repost.php: posts a copy of the job today, under a new number, since the date posted of a job
 * never changes (docs/product.md §11). The old job becomes inactive and keeps its applicants.
 */
export const repostJob = async (payload: Payload, job_id: unknown): Promise<Answer> => {
  const id = parseId(job_id)
  if (id === null) return refuse(MESSAGES.jobUnknown)
  return withLock(`job:${id}`, async () => {
    const old = await findJob(payload, id)
    if (!old) return refuse(MESSAGES.jobUnknown)
    const now = new Date()
    const copy = await payload.create({
      collection: 'jobs',
      data: {
        ...storedJob(copiedJobForm(staffJobJson(old), now)),
        company_logo: old.company_logo,
        is_sample: old.is_sample,
        is_deleted: JOB_STATUSES.Active,
        posted_at: now.toISOString(),
      },
    })
    if (old.is_deleted !== JOB_STATUSES.Inactive) {
      await payload.update({ collection: 'jobs', id, data: { is_deleted: JOB_STATUSES.Inactive } })
    }
    return succeed({ job_id: copy.id }, MESSAGES.jobReposted)
  })
}
