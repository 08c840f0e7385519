import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { runSql } from '@/lib/server/database/sql'
import { jsonArray, jsonTuple } from '@/lib/server/database/sqlJson'
import { dayNumber } from './search/entry'

/** The open jobs posted after one time and not after another, without the samples: when by id. */
export const jobsPosted = async (
  payload: Payload,
  { after, until }: { after: Date; until: Date },
  now: Date,
): Promise<Map<number, Date>> => {
  const today = sql.raw(String(dayNumber(now)))
  const [row] = await runSql<{ found: string | null }>(
    payload,
    sql`select ${jsonArray(payload, jsonTuple(payload, [sql`job_id`, sql`posted_at`]))} as found
        from (select job_id, posted_at from jobs_search
                where posted_at > ${after.getTime()} and posted_at <= ${until.getTime()}
                and closes_on >= ${today} and job_id not in (select id from jobs where is_sample)
             ) as posted`,
  )
  const found = JSON.parse(row?.found ?? '[]') as [number, number][] // written by the query
  return new Map(found.map(([id, posted_at]) => [id, new Date(posted_at)]))
}
