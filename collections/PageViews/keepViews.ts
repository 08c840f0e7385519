import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { runSql } from '@/lib/server/database/sql'
import { takeViews, tallyViews } from '@/lib/server/monitoring/viewTally'
import { repeat } from '@/lib/server/process/repeat'
import { officeDay } from '@/lib/shared/format'
import { DAY_MS } from '@/lib/shared/limits'
import { viewOfKey } from './shared/view'

const EVERY_MS = 60_000
/** Longer than the longest period of the overview and the one before it. */
const DAYS_KEPT = 400
const ROWS_AT_ONCE = 200
const PAGE_MAX_CHARS = 300

/** Adds the views to the database once a minute. Those of the last minute are lost when the process is killed. */
export const startKeepingViews = (payload: Payload): void =>
  repeat('keepViews', EVERY_MS, async () => {
    await keepViews(payload)
    await dropOldViews(payload, new Date())
  })

/** Adds what was counted since the last call. What cannot be stored is counted again. */
export const keepViews = async (payload: Payload): Promise<void> => {
  const counted = [...takeViews()].filter(([key]) => viewOfKey(key).page.length <= PAGE_MAX_CHARS)
  while (counted.length > 0) {
    const some = counted.splice(0, ROWS_AT_ONCE)
    try {
      await add(payload, some)
    } catch (error) {
      for (const [key, views] of [...some, ...counted]) tallyViews(key, key, views)
      throw error
    }
  }
}

const add = async (payload: Payload, counted: [key: string, views: number][]): Promise<void> => {
  const now = new Date().toISOString()
  const rows = counted.map(([key, views]) => {
    const { day, page, source, language } = viewOfKey(key)
    return sql`(${key}, ${day}, ${page}, ${source}, ${language}, ${views}, ${now}, ${now})`
  })
  await runSql(
    payload,
    sql`INSERT INTO page_views ("key", day, page, source, language, views, created_at, updated_at)
        VALUES ${sql.join(rows, sql`, `)}
        ON CONFLICT ("key") DO UPDATE SET views = page_views.views + excluded.views, updated_at = excluded.updated_at`,
  )
}

/** Deletes the counts of days long past. */
export const dropOldViews = async (payload: Payload, now: Date): Promise<void> => {
  const first = officeDay(new Date(now.getTime() - DAYS_KEPT * DAY_MS))
  await runSql(payload, sql`DELETE FROM page_views WHERE day < ${first}`)
}
