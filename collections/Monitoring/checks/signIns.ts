import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { runSql } from '@/lib/server/database/sql'
import { paths } from '@/lib/shared/paths'
import type { Alert } from '../shared/alert'

const WITHIN_MS = 3_600_000
/** More than an office that has forgotten its passwords makes in an hour. */
const MANY = 50

/** Many sign-ins were refused within an hour: somebody may be guessing passwords. */
export const checkSignIns = async (payload: Payload, now: Date): Promise<Alert | null> => {
  const since = new Date(now.getTime() - WITHIN_MS).toISOString()
  const [row] = await runSql<{ refused: number | string | null }>(
    payload,
    sql`SELECT sum(count) AS refused FROM audit WHERE action = 'login-failed' AND created_at > ${since}`,
  )
  const refused = Number(row?.refused ?? 0)
  if (refused < MANY) return null
  return {
    key: 'sign-ins',
    title: `${refused} sign-ins were refused within an hour`,
    todo: 'Somebody may be guessing passwords. The audit trail shows which accounts. If one of them is yours, choose a new, long password; if a colleague forgot theirs, help them.',
    link: { label: 'Audit trail', href: `${paths.manageJobs}?panel=privacy` },
  }
}
