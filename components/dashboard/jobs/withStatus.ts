import type { JobJson } from '@/collections/Jobs/shared/json'
import { JOB_STATUSES, type JobStatus } from '@/collections/Jobs/shared/schema'

type JobList = {
  jobs: JobJson[]
  total: number
  counts: Record<'All' | JobStatus, number>
}

/**
 * The list after a job's status has changed: the row in its place, and the counts (docs/product.md
 * §4.2).
 */
export const withStatus = (list: JobList, id: number, to: JobStatus): JobList => {
  const is_deleted = JOB_STATUSES[to]
  const before = list.jobs.find((job) => job.id === id)
  if (!before || before.is_deleted === is_deleted) return list
  const step = to === 'Active' ? 1 : -1
  return {
    ...list,
    jobs: list.jobs.map((job) => (job.id === id ? { ...job, is_deleted } : job)),
    counts: {
      ...list.counts,
      Active: list.counts.Active + step,
      Inactive: list.counts.Inactive - step,
    },
  }
}
