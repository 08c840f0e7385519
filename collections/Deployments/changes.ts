import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { runSql } from '@/lib/server/database/sql'
import { CHANGES_TABLE } from './changesTable'

/** How far somebody has read the changes. */
export type ReadTo = { last: number; count: number }

/** Beyond this the ways are judged anew, which takes no longer than reading so many changes. */
const MOST_READ = 500
/** So many changes are kept at most. */
const MOST_KEPT = 5000

const TABLE = sql.identifier(CHANGES_TABLE)

/**
 * The applications whose way changed after `read`, and how far they were read. Null instead of the
 * applications: anybody's may have changed. One that another transaction adds late on Postgres has a lower
 * id than those that were read, so the rows are counted, too.
 */
export const changesSince = async (
  payload: Payload,
  read: ReadTo,
): Promise<{ read: ReadTo; ids: number[] | null }> => {
  const rows = await runSql<{ id: unknown; application: unknown; count: unknown }>(
    payload,
    sql`select c.id, c.application, t.count
        from (select count(*) as count from ${TABLE}) as t
          left join ${TABLE} as c on c.id > ${read.last}
        order by c.id desc limit ${MOST_READ}`,
  )
  const [newest] = rows
  const count = Number(newest?.count ?? 0)
  const some = rows.filter(({ id }) => id !== null)
  const isWhole =
    count === read.count + some.length && some.every(({ application }) => application !== null)
  return {
    read: { last: Math.max(read.last, Number(newest?.id ?? 0)), count },
    ids: isWhole ? [...new Set(some.map(({ application }) => Number(application)))] : null,
  }
}

/** Deletes the changes up to there when there are many. Who has not read them judges everybody anew. */
export const forgetChanges = async (payload: Payload, { last, count }: ReadTo): Promise<void> => {
  if (count > MOST_KEPT) await runSql(payload, sql`delete from ${TABLE} where id <= ${last}`)
}
