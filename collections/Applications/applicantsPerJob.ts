import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { runSql } from '@/lib/server/database/sql'

/** Rows of jobs, each with how many applications it has, of all stages. */
export const withApplicants = async <R extends { id: number }>(
  payload: Payload,
  jobs: R[],
): Promise<(R & { applicants: number })[]> => {
  if (jobs.length === 0) return []
  const ids = sql.join(
    jobs.map(({ id }) => sql`${id}`),
    sql.raw(', '),
  )
  const rows = await runSql<{ job_id: unknown; count: unknown }>(
    payload,
    sql`SELECT job_id, count(*) AS count FROM application_list
        WHERE job_id IN (${ids}) GROUP BY job_id`,
  )
  const counts = new Map(rows.map(({ job_id, count }) => [Number(job_id), Number(count)]))
  return jobs.map((job) => ({ ...job, applicants: counts.get(job.id) ?? 0 }))
}
