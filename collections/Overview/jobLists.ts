import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { closingSoonEnd } from '@/collections/Jobs/closingSoon'
import { JOB_STATUSES } from '@/collections/Jobs/shared/schema'
import { runSql } from '@/lib/server/sql'
import { startOfOfficeDay } from '@/lib/shared/format'
import type { ListedJobs } from './shared/json'

const LISTED = 10

/** Open jobs without an application, the oldest first. */
export const jobsWithoutApplicants = (payload: Payload, now: Date): Promise<ListedJobs> =>
  listOpen(
    payload,
    now,
    sql`NOT EXISTS (SELECT 1 FROM applications a
        WHERE a.job_id_id = j.id AND a.quarantined_at IS NULL)`,
    sql`j.posted_at, j.id`,
  )

/** Open jobs that close within a week, the nearest first. */
export const jobsClosingSoon = (payload: Payload, now: Date): Promise<ListedJobs> =>
  listOpen(payload, now, sql`j.closing_date < ${closingSoonEnd(now)}`, sql`j.closing_date, j.id`)

type Row = {
  id: unknown
  job_title: string
  location_hiring: string
  country: string | null
  posted_at: string | Date
  closing_date: string | Date | null
  total: unknown
}

/** Open jobs (the rule of isOpen in collections/Jobs/jobs.ts) that meet a condition too. */
const listOpen = async (
  payload: Payload,
  now: Date,
  condition: SQL,
  order: SQL,
): Promise<ListedJobs> => {
  const rows = await runSql<Row>(
    payload,
    sql`SELECT j.id AS id, j.job_title AS job_title, j.location_hiring AS location_hiring,
               coalesce(c.short_name, c.name) AS country, j.posted_at AS posted_at,
               j.closing_date AS closing_date, count(*) OVER () AS total
        FROM jobs j LEFT JOIN countries c ON c.id = j.country_id_id
        WHERE j.is_deleted = ${JOB_STATUSES.Active}
          AND (j.closing_date IS NULL OR j.closing_date >= ${startOfOfficeDay(now)})
          AND ${condition}
        ORDER BY ${order} LIMIT ${sql.raw(String(LISTED))}`,
  )
  return {
    total: Number(rows[0]?.total ?? 0),
    jobs: rows.map((row) => ({
      id: Number(row.id),
      job_title: row.job_title,
      place: [row.location_hiring, row.country].filter(Boolean).join(', '),
      posted_at: iso(row.posted_at),
      closing_date: row.closing_date && iso(row.closing_date),
    })),
  }
}

/** SQLite stores times as ISO text; Postgres returns them in another format. */
const iso = (moment: string | Date): string => new Date(moment).toISOString()
