import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { searchStatement } from '@/collections/Submissions/search'
import { readSql } from '@/lib/server/database/reads/reading'
import { isSqlite } from '@/lib/server/database/sql'
import { officeDay } from '@/lib/shared/format'
import type { ApplicationFilters } from './applicationFilters'
import { areFew, foundWithin, idWindows } from './idWindows'
import { STAGE_NAMES, type Stage } from './shared/stages'

type StageCounts = Record<Stage, number>

/** The conditions on application_list, without the search. */
export const listConditions = ({ stage, cells, from, until, job }: ApplicationFilters): SQL =>
  and([
    ...(stage ? [sql`stage = ${stage}`] : []),
    ...cells,
    ...(job === null ? [] : [sql`job_id = ${job}`]),
    ...(from ? [sql`created_at >= ${from}`] : []),
    ...(until ? [sql`created_at < ${until}`] : []),
  ])

/** The conditions on the counts. Their days are all days as '' unless the filters name some. */
export const countConditions = (
  { stage, cells, from, until }: ApplicationFilters,
  isByDay = false,
): SQL =>
  and([
    sql`collection = 'applications'`,
    ...(from || until || isByDay ? [sql`day > ''`] : [sql`day = ''`]),
    ...(from ? [sql`day >= ${officeDay(new Date(from))}`] : []),
    ...(until ? [sql`day < ${officeDay(new Date(until))}`] : []),
    ...(stage ? [sql`stage = ${stage}`] : []),
    ...cells,
  ])

export const and = (conditions: SQL[]): SQL =>
  conditions.length > 0 ? sql.join(conditions, sql.raw(' AND ')) : sql`1 = 1`

/** The number of rows per stage that all filters find, except the filter by stage. */
export const countByStage = async (
  payload: Payload,
  filters: ApplicationFilters | null,
): Promise<StageCounts> => {
  const counts = Object.fromEntries(STAGE_NAMES.map((stage) => [stage, 0])) as StageCounts // each has one
  if (!filters) return counts
  for await (const rows of countsOf(payload, { ...filters, stage: null })) {
    for (const { stage, count } of rows) counts[stage] += Number(count)
  }
  return counts
}

type Count = { stage: Stage; count: unknown }

async function* countsOf(payload: Payload, filters: ApplicationFilters): AsyncGenerator<Count[]> {
  const { search, job } = filters
  const counted = (where: SQL) =>
    readSql<Count>(
      payload,
      sql`SELECT stage, count(*) AS count FROM application_list l WHERE ${where} GROUP BY stage`,
    )
  if (search) {
    const where = listConditions(filters)
    const found = searchStatement(payload, 'applications', search)
    if (found && (!isSqlite(payload) || (await areFew(payload, found)))) {
      yield await counted(sql`${where} AND id IN (${found})`)
      return
    }
    for await (const within of idWindows(payload)) {
      yield await counted(sql`${where} AND ${foundWithin(payload, search, within)}`)
    }
    return
  }
  if (job !== null) yield await counted(listConditions(filters))
  else {
    yield await readSql<Count>(
      payload,
      sql`SELECT stage, sum(n) AS count FROM submission_counts
          WHERE ${countConditions(filters)} GROUP BY stage`,
    )
  }
}

export const sumOf = (counts: StageCounts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

/** The number of rows that all filters find. */
export const countApplications = async (
  payload: Payload,
  filters: ApplicationFilters | null,
): Promise<number> => {
  const counts = await countByStage(payload, filters)
  return filters?.stage ? counts[filters.stage] : sumOf(counts)
}
