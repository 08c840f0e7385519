import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { STAGE_NAMES, STAGES } from '@/collections/Applications/shared/stages'
import { readSql } from '@/lib/server/database/reads/reading'
import { DAY_MS } from '@/lib/shared/limits'
import type { StageTime } from './shared/json'

/** A move out of a stage, and when the application had come there; times as ISO or as the database says them. */
type Move = { from: string; to: string; at: string | Date; since: string | Date }

/** Fewer say nothing of how long it usually takes. */
export const LEAST_MOVES = 5

/**
 * How long applications were at each stage that they left since a time (ISO), and where they went from
 * it. From the moves themselves, nothing is estimated; samples and rows in quarantine are left out.
 */
export const stageTimes = async (payload: Payload, since: string): Promise<StageTime[]> =>
  timesOf(await movesSince(payload, since))

const movesSince = (payload: Payload, since: string): Promise<Move[]> =>
  readSql<Move>(
    payload,
    sql`SELECT "from", "to", at, since FROM (
          SELECT a."from", a."to", a.created_at AS at,
            coalesce(lag(a.created_at) OVER (PARTITION BY a.application_id ORDER BY a.id), p.created_at) AS since
          FROM activities a JOIN applications p ON p.id = a.application_id
          WHERE a.kind = 'stage' AND p.is_sample IS NOT TRUE AND p.quarantined_at IS NULL
            AND a.application_id IN (
            SELECT application_id FROM activities
            WHERE kind = 'stage' AND created_at >= ${since} AND application_id IS NOT NULL)
        ) AS moves WHERE at >= ${since}`,
  )

/** The stages that somebody left, in working order. */
export const timesOf = (moves: readonly Move[]): StageTime[] =>
  STAGE_NAMES.flatMap((stage) => {
    const left = moves.filter(({ from }) => from === stage)
    if (left.length === 0) return []
    const to = (other: string) => left.filter((move) => move.to === other).length
    return [
      {
        key: stage,
        label: STAGES[stage].label,
        left: left.length,
        days: left.length < LEAST_MOVES ? null : median(left.map(daysOf)),
        rejected: to('rejected'),
        withdrawn: to('withdrawn'),
      },
    ]
  })

const daysOf = ({ at, since }: Move): number =>
  Math.max(0, (new Date(at).getTime() - new Date(since).getTime()) / DAY_MS)

/** Rounded to half a day. */
const median = (numbers: number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const low = sorted[Math.ceil(middle) - 1] ?? 0
  const high = sorted[Math.floor(middle)] ?? 0
  return Math.round(low + high) / 2
}
