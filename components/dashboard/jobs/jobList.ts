import type { JobDemandJson } from '@/collections/Demands/shared/json'
import type { JobJson } from '@/collections/Jobs/shared/json'
import { JOB_STATUSES, type JobStatus } from '@/collections/Jobs/shared/schema'
import { adminGet } from '@/components/dashboard/calls/adminGet'
import { loadRows, type Rows } from '@/components/dashboard/calls/loadRows'

/** A job in the office's list. */
export type ListedJob = JobJson & { applicants: number; demand: JobDemandJson | null }

type JobList = Rows<ListedJob> & { counts: Record<'All' | JobStatus, number> }

/** A page of jobs, and how many there are with the search alone, by status. */
export const loadJobs = async (query: URLSearchParams): Promise<JobList> => {
  const count = async (more: Record<string, string>) => {
    const search = { q: query.get('q') ?? '', limit: '1', ...more }
    return (await loadRows('joblist', new URLSearchParams(search))).total
  }
  const [list, all, active] = await Promise.all([
    loadRows<ListedJob>('joblist', query, adminGet),
    count({}),
    count({ status: 'Active' }),
  ])
  return { ...list, counts: { All: all, Active: active, Inactive: all - active } }
}

/** The list after a job's status changed: its row changes in place, and the counts with it. */
export const withStatus = (list: JobList, id: number, to: JobStatus): JobList => {
  const is_deleted = JOB_STATUSES[to]
  const before = list.rows.find((job) => job.id === id)
  if (!before || before.is_deleted === is_deleted) return list
  const step = to === 'Active' ? 1 : -1
  const { All, Active, Inactive } = list.counts
  return {
    ...list,
    rows: list.rows.map((job) => (job.id === id ? { ...job, is_deleted } : job)),
    counts: { All, Active: Active + step, Inactive: Inactive - step },
  }
}
