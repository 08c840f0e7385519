import { sql } from '@payloadcms/db-sqlite/drizzle'
import { runSql } from '@/lib/server/database/sql'
import { type Given, ok, type Verdict, warning } from './finding'

const WITHIN_MS = 3_600_000
/** More than an office that has forgotten its passwords makes in an hour. */
const MANY = 50

/** Few sign-ins were refused within an hour; many may be somebody who guesses passwords. */
export const signIns = async ({ payload, now }: Given): Promise<Verdict> => {
  const since = new Date(now.getTime() - WITHIN_MS).toISOString()
  const [row] = await runSql<{ refused: number | string | null }>(
    payload,
    sql`SELECT sum(count) AS refused FROM audit WHERE action = 'login-failed' AND created_at > ${since}`,
  )
  const refused = Number(row?.refused ?? 0)
  return refused < MANY
    ? ok(`${refused} refused within an hour`)
    : warning(
        `${refused} sign-ins were refused within an hour`,
        'Somebody may be guessing passwords. The audit trail shows which accounts. If one of them is yours, choose a new, long password; if a colleague forgot theirs, help them.',
      )
}
