import { setImmediate as letOthersWork } from 'node:timers/promises'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { runSql } from '@/lib/server/database/sql'
import { jsonArray, jsonTuple } from '@/lib/server/database/sqlJson'
import { dayNumber } from './search/entry'
import { searchJobs } from './searchJobs'
import { NO_FILTERS } from './shared/filters'
import type { JobJson } from './shared/json'

/** How many jobs a feed has. */
const FEED_JOBS = 1000

/** The newest open jobs without the samples, of one country (its ISO code) or of all, for a feed. */
export const newestFeedJobs = async (
  payload: Payload,
  iso2: string | undefined,
): Promise<JobJson[]> => {
  const filters = { ...NO_FILTERS, country: iso2 ? [iso2] : [] }
  const { jobs } = await searchJobs(payload, filters, { number: 1, size: FEED_JOBS })
  return jobs.filter(({ is_sample }) => !is_sample)
}

/** A job in the site map, with the time of its last change (ISO). */
export type ListedJob = { id: number; changed_at: string }

// Rows of one statement: other requests are answered in between.
const CHUNK_JOBS = 5000

/** All open jobs for the site map without the samples, newest first. */
export const openJobEntries = async (payload: Payload, now = new Date()): Promise<ListedJob[]> => {
  const today = sql.raw(String(dayNumber(now)))
  const entries: ListedJob[] = []
  for (;;) {
    const [row] = await runSql<{ found: string | null }>(
      payload,
      sql`select ${jsonArray(payload, jsonTuple(payload, [sql`job_id`, sql`changed_at`]))} as found
          from (select job_id, changed_at from jobs_search where closes_on >= ${today}
                  and job_id not in (select id from jobs where is_sample)
                order by posted_at desc, job_id desc
                limit ${CHUNK_JOBS} offset ${entries.length}) as page`,
    )
    const some = JSON.parse(row?.found ?? '[]') as [number, string][] // written by the query
    entries.push(...some.map(([id, changed_at]) => ({ id, changed_at })))
    if (some.length < CHUNK_JOBS) return entries
    await letOthersWork()
  }
}
