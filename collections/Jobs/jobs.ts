import { eq } from '@payloadcms/db-sqlite/drizzle'
import type { Payload, Where } from 'payload'
import { officeDay, startOfOfficeDay } from '@/lib/shared/format'
import { parseId } from '@/lib/shared/ids'
import type { Page } from '@/lib/shared/paginate'
import type { Job } from '@/payload-types'
import { type JobJson, staffJobJson } from './shared/json'
import { JOB_STATUSES, type JobStatus } from './shared/schema'

/** What narrows the admin's list. */
export type AdminFilters = { q?: string; status?: JobStatus }

export type JobPage = { jobs: JobJson[]; total: number }

const NEWEST_FIRST = ['-posted_at', '-id']

/** Active, and the optional closing day has not passed in Mumbai (docs/product.md §4, §10). */
export const isOpen = (job: Pick<Job, 'is_deleted' | 'closing_date'>, now: Date): boolean =>
  job.is_deleted === JOB_STATUSES.Active &&
  (!job.closing_date || officeDay(new Date(job.closing_date)) >= officeDay(now))

/** The same rule as a query. */
export const openWhere = (now: Date): Where => ({
  and: [
    { is_deleted: { equals: JOB_STATUSES.Active } },
    {
      or: [
        { closing_date: { exists: false } },
        { closing_date: { greater_than_equal: startOfOfficeDay(now) } },
      ],
    },
  ],
})

/** A page of all jobs, inactive ones too, for the admin. */
export const allJobs = (payload: Payload, filters: AdminFilters, page?: Page): Promise<JobPage> =>
  findJobs(payload, narrow(filters), page)

/** A job by its id as it stands in an address, whatever its state; null when there is none. */
export const findJob = async (payload: Payload, id: unknown): Promise<Job | null> => {
  const number = parseId(id)
  if (number === null) return null
  return payload.findByID({ collection: 'jobs', id: number, depth: 1, disableErrors: true })
}

type JobState = Pick<Job, 'id' | 'is_deleted' | 'closing_date' | 'is_sample'>

/**
 * What decides whether a job is open, and whether it is a sample, by its id as it is in a form; null
 * when there is none.
 */
export const findJobState = async ({ db }: Payload, id: unknown): Promise<JobState | null> => {
  const number = parseId(id)
  if (number === null) return null
  const { jobs } = db.tables
  const rows: JobState[] = await db.drizzle
    .select({
      id: jobs.id,
      is_deleted: jobs.is_deleted,
      closing_date: jobs.closing_date,
      is_sample: jobs.is_sample,
    })
    .from(jobs)
    .where(eq(jobs.id, number))
  return rows[0] ?? null
}

const findJobs = async (payload: Payload, wheres: Where[], page?: Page): Promise<JobPage> => {
  const { docs, totalDocs } = await payload.find({
    collection: 'jobs',
    where: { and: wheres },
    sort: NEWEST_FIRST,
    depth: 1,
    ...(page ? { page: page.number, limit: page.size } : { pagination: false }),
  })
  return { jobs: docs.map(staffJobJson), total: totalDocs }
}

const narrow = ({ q, status }: AdminFilters): Where[] => {
  const words = q?.trim().slice(0, 100).split(/\s+/).filter(Boolean) ?? []
  return [
    ...words.map((word) => ({
      or: ['job_title', 'company_name', 'location_hiring', 'skill_keyword'].map((field) => ({
        [field]: { contains: word },
      })),
    })),
    ...(status ? [{ is_deleted: { equals: JOB_STATUSES[status] } }] : []),
  ]
}
