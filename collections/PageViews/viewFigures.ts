import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { readSql } from '@/lib/server/database/reads/reading'

/** `views` of all pages of `part`; `opened`: of those, the application form. */
export type Views = { key: string; views: number; opened: number }

/** The form of any job, and the one for no particular job. */
const APPLY = '/apply-job/%'

/** The views since a day (YYYY-MM-DD, Mumbai) by source or by language. */
export const viewsBy = (
  payload: Payload,
  part: 'source' | 'language',
  since: string,
): Promise<Views[]> => grouped(payload, part === 'source' ? sql`source` : sql`language`, since)

/** The pages that were opened most since a day, those with the most first. */
export const mostViewed = (payload: Payload, since: string, limit: number): Promise<Views[]> =>
  grouped(payload, sql`page`, since, sql`ORDER BY views DESC, page LIMIT ${limit}`)

const grouped = async (
  payload: Payload,
  part: SQL,
  since: string,
  order: SQL = sql``,
): Promise<Views[]> => {
  const rows = await readSql<{ key: string; views: unknown; opened: unknown }>(
    payload,
    sql`SELECT ${part} AS "key", sum(views) AS views,
          sum(CASE WHEN page LIKE ${APPLY} THEN views ELSE 0 END) AS opened
        FROM page_views WHERE day >= ${since} GROUP BY ${part} ${order}`,
  )
  return rows.map(({ key, views, opened }) => ({
    key,
    views: Number(views),
    opened: Number(opened),
  }))
}
