import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { announceChange, TAGS } from '@/lib/server/cache/changes'
import { runSql } from '@/lib/server/database/sql'
import { repeat } from '@/lib/server/process/repeat'
import { closeEntries, indexChanges } from './indexJobs'

const EVERY_MS = 1000

/**
 * Fills the search tables (docs/adr/0025) with what is not indexed yet: all jobs when the tables were
 * made again. Call it before the first job is read or written.
 */
export const fillSearch = async (payload: Payload): Promise<void> => {
  await indexChanges(payload)
  await closeEntries(payload)
  await runSql(payload, sql`delete from jobs_search_terms where jobs = 0`)
}

/** Keeps the tables up to date with what no hook reports: raw changes, and the end of a day. */
export const keepSearch = (payload: Payload): void =>
  repeat('keepSearch', EVERY_MS, async () => {
    const isIndexed = await indexChanges(payload)
    const isClosed = await closeEntries(payload)
    if (isIndexed || isClosed) announceChange(TAGS.jobs)
  })
