import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { runSql } from '@/lib/server/database/sql'
import { numbersIn } from '@/lib/server/database/sqlJson'
import { PLACE_STAGES } from './shared/placeStages'

/** Our own words, so that both databases compare them with the column as it is. */
const STAGES_IN_SQL = sql.raw(PLACE_STAGES.map((stage) => `'${stage}'`).join(', '))

/**
 * How many places of each line are taken, by its id: the people selected for its jobs, without those in
 * quarantine, those who asked to be erased, and those whose way ended otherwise than by a departure. Counted anew each time, never stored (docs/adr/0072).
 */
export const takenPlaces = async (
  payload: Payload,
  lines: readonly number[],
): Promise<Map<number, number>> => {
  if (lines.length === 0) return new Map()
  const rows = await runSql<{ line: unknown; taken: unknown }>(
    payload,
    sql`select j.demand_line_id as line, count(*) as taken
        from jobs j join applications a on a.job_id_id = j.id
          left join deployments d on d.application = a.id
        where j.demand_line_id in ${numbersIn(payload, [...lines])} and a.stage in (${STAGES_IN_SQL})
          and a.quarantined_at is null and a.erasure_asked_at is null
          and d.ended_on is null
        group by j.demand_line_id`,
  )
  return new Map(rows.map(({ line, taken }) => [Number(line), Number(taken)]))
}
