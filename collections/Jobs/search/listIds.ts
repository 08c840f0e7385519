import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { runSql } from '@/lib/server/database/sql'
import { jsonArray, jsonTuple, numbersIn } from '@/lib/server/database/sqlJson'
import { type FacetGroup, readGroups, totalOf } from './facets'

/** A part of a list: how many entries to skip, and how many to take. */
export type Range = { offset: number; size: number }

/**
 * How much longer sorting an entry takes than walking past it in the order of the list; measured
 * with SQLite.
 */
const SORT_COST = 3

/** The open jobs by their filter values. `today` as a day number. */
export const openGroups = async (payload: Payload, today: number): Promise<FacetGroup[]> => {
  const day = sql.raw(String(today))
  // The counts may not know yet that a day has ended: what they lack is added, a few at most.
  const [row] = await runSql<{ found: string | null }>(
    payload,
    sql`select ${jsonArray(payload, GROUP(payload))} as found
        from (
          select facet_id, sum(n) as jobs from (
            select id as facet_id, jobs as n from jobs_search_facets where jobs > 0
            union all
            select facet_id, -count(*) from jobs_search
              where is_open = 1 and closes_on < ${day} group by facet_id
            union all
            select facet_id, count(*) from jobs_search
              where is_open = 0 and closes_on >= ${day} group by facet_id
          ) as counts group by facet_id having sum(n) > 0
        ) as g
        join jobs_search_facets f on f.id = g.facet_id`,
  )
  return readGroups(row?.found)
}

/** Columns of a GroupTuple, from the counted groups `g` and their facets `f`. */
export const GROUP = (payload: Payload): SQL =>
  jsonTuple(payload, [sql`f.id`, sql`f.country`, sql`f.industry`, sql`f.experience`, sql`g.jobs`])

/**
 * The ids of the open jobs in these groups, newest first. `all` are the groups of all open jobs.
 * The list is walked from its nearer end; if the groups are so rare that most of the walk would be
 * past other jobs, their own jobs are sorted instead.
 */
export const listIds = async (
  payload: Payload,
  { all, fitting }: { all: FacetGroup[]; fitting: FacetGroup[] },
  { offset, size }: Range,
  today: number,
): Promise<number[]> => {
  const total = totalOf(fitting)
  const taken = Math.min(size, total - offset)
  if (taken <= 0) return []
  const left = total - offset - taken
  const isNearEnd = left < offset
  const skipped = isNearEnd ? left : offset
  const groups = numbersIn(
    payload,
    fitting.map(({ id }) => id),
  )
  const walked = ((skipped + taken) * totalOf(all)) / total
  const isWhole = fitting.length === all.length
  // `+ 0` keeps the database from using an index for the column.
  const [inGroups, posted] =
    walked > total * SORT_COST
      ? [sql`and facet_id in ${groups}`, sql`posted_at + 0`]
      : [isWhole ? sql`` : sql`and facet_id + 0 in ${groups}`, sql`posted_at`]
  const order = isNearEnd ? sql`${posted}, job_id` : sql`${posted} desc, job_id desc`
  const [row] = await runSql<{ ids: string | null }>(
    payload,
    sql`select ${jsonArray(payload, sql`job_id`)} as ids from (
          select job_id from jobs_search
          where closes_on >= ${sql.raw(String(today))} ${inGroups}
          order by ${order} limit ${taken} offset ${skipped}
        ) as page`,
  )
  const ids = readIds(row?.ids)
  return isNearEnd ? ids.reverse() : ids
}

export const readIds = (json: string | null | undefined): number[] =>
  JSON.parse(json ?? '[]') as number[] // written by the queries
