import type { Payload } from 'payload'
import { type Answer, refuse, succeed } from '@/lib/server/answers'
import { withLock } from '@/lib/server/withLock'
import { parseId } from '@/lib/shared/ids'
import { MESSAGES } from '@/lib/shared/messages'
import { findJob } from './jobs'
import { jobFormValues, staffJobJson } from './shared/json'
import { hasPassed, JOB_STATUSES } from './shared/schema'
import { storedJob } from './storedJob'

/**
 * job_repost.php: the same advertisement, posted today. It is a new job with a new id, because a
 * job's date posted never changes (docs/product.md §11.1). The old job becomes inactive and keeps
 * its applications. Dates that have passed are left out of the copy.
 */
export const repostJob = async (payload: Payload, job_id: unknown): Promise<Answer> => {
  const id = parseId(job_id)
  if (id === null) return refuse(MESSAGES.jobUnknown)
  return withLock(`job:${id}`, async () => {
    const old = await findJob(payload, id)
    if (!old) return refuse(MESSAGES.jobUnknown)
    const now = new Date()
    const form = jobFormValues(staffJobJson(old))
    const ahead = (day: string) => (hasPassed(day, now) ? '' : day)
    const copy = await payload.create({
      collection: 'jobs',
      data: {
        ...storedJob({
          ...form,
          closing_date: ahead(form.closing_date),
          interview_date: ahead(form.interview_date),
        }),
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
