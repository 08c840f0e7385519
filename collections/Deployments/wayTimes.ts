import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import type { Destination } from '@/collections/Countries/shared/destinations'
import { PLACE_STAGES } from '@/collections/Demands/shared/placeStages'
import { cachedQuery } from '@/lib/server/cache/cachedQuery'
import { readSql } from '@/lib/server/database/reads/reading'
import { daysAfter, officeDay } from '@/lib/shared/format'
import type { WayTime } from './shared/wayTime'
import { daysBetween, withinDays } from './stepTimes'

/** How long the ways took, from the days that staff entered: nothing is estimated. */

/** Fewer people could be recognised, and say nothing of how long it usually takes. */
export const LEAST_WAYS = 20

/** Ways that ended longer ago say little of today. */
const YEARS = 2

/**
 * From selection to departure, of those who departed to a country within two years: the days within which
 * half of them and nine of ten flew. Null for fewer than LEAST_WAYS.
 */
export const wayTimeOf = async (
  payload: Payload,
  iso2: Destination,
  now: Date,
): Promise<WayTime | null> => {
  const since = daysAfter(officeDay(now), -365 * YEARS)
  const rows = await readSql<{ selected: string | Date; departed: string }>(
    payload,
    sql`select coalesce(a.stage_at, a.created_at) as selected, d.departed_on as departed
        from deployments d join applications a on a.id = d.application
          join jobs j on j.id = a.job_id_id join countries c on c.id = j.country_id_id
        where d.departed_on >= ${since} and c.iso2 = ${iso2} and a.is_sample is not true
          and a.stage in (${STAGES}) and a.quarantined_at is null and a.erasure_asked_at is null`,
  )
  if (rows.length < LEAST_WAYS) return null
  const days = rows.map(({ selected, departed }) =>
    Math.max(0, daysBetween(officeDay(new Date(selected)), departed)),
  )
  return { people: rows.length, half: withinDays(days, 0.5), most: withinDays(days, 0.9) }
}

const STAGES = sql.raw(PLACE_STAGES.map((stage) => `'${stage}'`).join(', '))

/** For the public page of a country. No change announces it: it may be some minutes old. */
export const wayTime = cachedQuery({ name: 'wayTime', tags: [] }, (payload, iso2: Destination) =>
  wayTimeOf(payload, iso2, new Date()),
)
