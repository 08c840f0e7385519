import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { runSql } from '@/lib/server/sql'
import { dayNumber } from './entry'

/** Changes whenever the open jobs do: with every change of a job, and when a day ends in Mumbai. */
export const listVersion = async (payload: Payload, now = new Date()): Promise<string> => {
  const [row] = await runSql<{ value: string }>(
    payload,
    sql`select value from jobs_search_state where name = 'lists'`,
  )
  return `${row?.value ?? ''}-${dayNumber(now)}`
}
