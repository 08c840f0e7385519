import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { readSql } from '@/lib/server/database/reads/reading'
import { officeDayStart } from '@/lib/shared/format'
import { MESSAGES } from '@/lib/shared/messages'
import type { NamedCount } from './shared/json'

const TOP_JOBS = 10

/**
 * The jobs with the most applications on these days (YYYY-MM-DD, the last one is today). Reads day
 * by day, so that others of the office are answered in between.
 */
export const perJob = async (payload: Payload, days: string[]): Promise<NamedCount[]> => {
  const sums = new Map<number, number>()
  for (const [at, day] of days.entries()) {
    const until = officeDayStart(day, 1)
    const rows = await readSql<{ job: number; count: unknown }>(
      payload,
      // `+ 0`: otherwise SQLite reads all rows in the order of the index by job.
      sql`SELECT job_id + 0 AS job, count(*) AS count FROM application_list
          WHERE is_sample = 0 AND created_at >= ${officeDayStart(day)}
          ${at < days.length - 1 ? sql`AND created_at < ${until}` : sql``} GROUP BY job_id + 0`,
    )
    for (const { job, count } of rows) sums.set(job, (sums.get(job) ?? 0) + Number(count))
  }
  const most = [...sums].sort(([a, m], [b, n]) => n - m || b - a).slice(0, TOP_JOBS)
  const titles = await titlesOf(
    payload,
    most.map(([job]) => job),
  )
  return most.map(([job, count]) => ({
    key: String(job),
    label: titles.get(job) ?? MESSAGES.noSpecificJob,
    count,
  }))
}

const titlesOf = async (payload: Payload, jobs: number[]): Promise<Map<number, string>> => {
  const { docs } = await payload.find({
    collection: 'jobs',
    where: { id: { in: jobs } },
    pagination: false,
    select: { job_title: true },
  })
  return new Map(docs.map(({ id, job_title }) => [id, job_title]))
}
