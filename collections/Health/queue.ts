import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { runSql } from '@/lib/server/database/sql'
import { counted } from '@/lib/shared/format'
import { duration, error, type Given, ok, type Verdict, warning } from './finding'

/** A runner looks every two seconds, and stuck work is freed after ten minutes: it stands still. */
const STANDS_STILL_AFTER_MS = 10 * 60_000

export const RESTART =
  'Start the site if it is stopped. If it runs, restart it, and report it when this comes back.'

/** Scheduled work is done when it is due. */
export const queue = async ({ payload, now }: Given): Promise<Verdict> => {
  const { waiting, oldestSeconds } = await dueTasks(payload, now)
  const sinceMs = oldestSeconds * 1000
  if (sinceMs >= STANDS_STILL_AFTER_MS) {
    const oldest = `the oldest for ${duration(sinceMs)}`
    return error(`${counted(waiting, 'task')} due and not done; ${oldest}`, RESTART)
  }
  const { totalDocs: failed } = await payload.count({
    collection: 'payload-jobs',
    where: { hasError: { equals: true } },
  })
  return failed > 0
    ? warning(`${counted(failed, 'task')} failed for good`, 'Report it with the server’s log.')
    : ok('Nothing that is due waits')
}

/** The tasks that could run now and do not, and for how many seconds the first has been due. */
export const dueTasks = async (
  payload: Payload,
  now = new Date(),
): Promise<{ waiting: number; oldestSeconds: number }> => {
  const [row] = await runSql<{ waiting: number | string; due: string | Date | null }>(
    payload,
    sql`SELECT count(*) AS waiting, min(coalesce(wait_until, created_at)) AS due FROM payload_jobs
        WHERE processing IS NOT TRUE AND has_error IS NOT TRUE AND completed_at IS NULL
        AND (wait_until IS NULL OR wait_until <= ${now.toISOString()})`,
  )
  const due = row?.due ? new Date(row.due).getTime() : now.getTime()
  return { waiting: Number(row?.waiting), oldestSeconds: Math.max(0, (now.getTime() - due) / 1000) }
}
