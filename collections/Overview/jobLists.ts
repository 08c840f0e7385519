import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { closingSoonEnd } from '@/collections/Jobs/closingSoon'
import { JOB_STATUSES } from '@/collections/Jobs/shared/schema'
import { readSql } from '@/lib/server/database/reads/reading'
import { startOfOfficeDay } from '@/lib/shared/format'
import type { ListedJobs } from './shared/json'

const LISTED = 10
// A statement over so many jobs takes some milliseconds, during which others of the office wait.
const JOBS_AT_ONCE = 4000

/** A job and the date by which its list is sorted. */
type Dated = { id: number; date: string | Date }

/** Open jobs without an application, the oldest first. */
export const jobsWithoutApplicants = async (payload: Payload, now: Date): Promise<ListedJobs> => {
  const [row] = await readSql<{ last: number | null }>(
    payload,
    sql`SELECT max(id) AS last FROM jobs`,
  )
  const found: Dated[] = []
  for (let above = 0; above < (row?.last ?? 0); above += JOBS_AT_ONCE) {
    const rows = await readSql<Dated>(
      payload,
      sql`SELECT j.id AS id, j.posted_at AS date FROM jobs j
          WHERE j.id > ${above} AND j.id <= ${above + JOBS_AT_ONCE} AND ${isOpen(now)}
            AND NOT EXISTS (SELECT 1 FROM application_list a WHERE a.job_id = j.id)`,
    )
    found.push(...rows)
  }
  return firstOf(payload, found)
}

/** Open jobs that close within a week, the nearest first. */
export const jobsClosingSoon = async (payload: Payload, now: Date): Promise<ListedJobs> =>
  firstOf(
    payload,
    await readSql<Dated>(
      payload,
      sql`SELECT j.id AS id, j.closing_date AS date FROM jobs j
          WHERE ${isOpen(now)} AND j.closing_date < ${closingSoonEnd(now)}`,
    ),
  )

/** The rule of isOpen in collections/Jobs/jobs.ts. */
const isOpen = (now: Date): SQL => sql`j.is_deleted = ${JOB_STATUSES.Active}
  AND (j.closing_date IS NULL OR j.closing_date >= ${startOfOfficeDay(now)})`

type Row = {
  id: unknown
  job_title: string
  location_hiring: string
  country: string | null
  posted_at: string | Date
  closing_date: string | Date | null
}

const firstOf = async (payload: Payload, found: Dated[]): Promise<ListedJobs> => {
  const ids = found
    .map(({ id, date }) => ({ id, time: new Date(date).getTime() }))
    .sort((a, b) => a.time - b.time || a.id - b.id)
    .slice(0, LISTED)
    .map(({ id }) => id)
  if (ids.length === 0) return { total: 0, jobs: [] }
  const rows = await readSql<Row>(
    payload,
    sql`SELECT j.id AS id, j.job_title AS job_title, j.location_hiring AS location_hiring,
               coalesce(c.short_name, c.name) AS country, j.posted_at AS posted_at,
               j.closing_date AS closing_date
        FROM jobs j LEFT JOIN countries c ON c.id = j.country_id_id WHERE j.id IN ${ids}`,
  )
  const jobs = rows.map((row) => ({
    id: Number(row.id),
    job_title: row.job_title,
    place: [row.location_hiring, row.country].filter(Boolean).join(', '),
    posted_at: iso(row.posted_at),
    closing_date: row.closing_date && iso(row.closing_date),
  }))
  return { total: found.length, jobs: jobs.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)) }
}

/** SQLite stores times as ISO text; Postgres returns them in another format. */
const iso = (moment: string | Date): string => new Date(moment).toISOString()
