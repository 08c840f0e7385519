import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { contained, type Search, searchStatement } from '@/collections/Submissions/search'
import { readSql } from '@/lib/server/database/reads/reading'

// A statement over so many ids takes some milliseconds, during which others of the office wait.
const IDS = 20_000

// So many rows of a search are looked up within some ten milliseconds.
export const MOST_AT_ONCE = 20_000

export type IdWindow = { above: number; upTo: number }

/** The ids of all listed applications, newest first, in ranges. */
export async function* idWindows(payload: Payload, ids = IDS): AsyncGenerator<IdWindow> {
  const [row] = await readSql<{ last: number | null }>(
    payload,
    sql`SELECT max(id) AS last FROM application_list`,
  )
  for (let upTo = row?.last ?? 0; upTo > 0; upTo -= ids) {
    yield { above: Math.max(0, upTo - ids), upTo }
  }
}

/** Whether a statement that selects ids finds at most MOST_AT_ONCE. */
export const areFew = async (payload: Payload, found: SQL): Promise<boolean> => {
  const rows = await readSql<object>(
    payload,
    sql`SELECT count(*) AS count FROM (${found} LIMIT ${sql.raw(String(MOST_AT_ONCE + 1))})
        HAVING count(*) <= ${MOST_AT_ONCE}`,
  )
  return rows.length > 0
}

/** The condition that a row of application_list is found by a search and is in a range of ids. */
export const foundWithin = (payload: Payload, search: Search, within: IdWindow): SQL => {
  const found =
    searchStatement(payload, 'applications', search, within) ??
    sql`SELECT id FROM applications WHERE id > ${within.above} AND id <= ${within.upTo}
        AND ${contained(payload, 'applications', search)}`
  return sql`id IN (${found})`
}
