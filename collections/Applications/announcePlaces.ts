import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { announceChange, TAGS } from '@/lib/server/cache/changes'
import { runSql } from '@/lib/server/database/sql'
import { numbersIn } from '@/lib/server/database/sqlJson'

/**
 * Has the pages of jobs made anew when one of these applications is for a line of a demand: they show the
 * places left.
 */
export const announcePlaces = async (
  payload: Payload,
  applications: readonly number[],
): Promise<void> => {
  if (applications.length === 0) return
  const found = await runSql(
    payload,
    sql`select 1 from applications a join jobs j on j.id = a.job_id_id
        where a.id in ${numbersIn(payload, [...applications])} and j.demand_line_id is not null
        limit 1`,
  )
  if (found.length > 0) announceChange(TAGS.jobs)
}
