import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { withoutMails } from '@/collections/Mails/missingMails'
import { REPAIR_DAYS_MS } from '@/collections/Mails/repairOutbox'
import { mailKeys } from '@/collections/Mails/writeMails'
import { SUBMISSION_COLLECTIONS } from '@/collections/PersonalData/shared/personalData'
import { readSql } from '@/lib/server/database/reads/reading'
import { counted } from '@/lib/shared/format'
import { DAY_MS } from '@/lib/shared/limits'
import { paths } from '@/lib/shared/paths'
import { type Given, ok, type Verdict, warning } from './finding'
import { RESTART } from './queue'

/** The site repeats what is stuck after ten minutes: what has been due for longer does not move. */
const STUCK_AFTER_MS = 20 * 60_000
/** Several tries have failed by then. */
const REFUSED_AFTER_MS = 3_600_000
/** Staff have seen older ones, or do not look. */
const FAILED_WITHIN_MS = 3 * DAY_MS

/** Every submission has its mails (a thorough look only), and mails are sent. */
export const outbox = async ({ payload, now, isThorough }: Given): Promise<Verdict> => {
  const without = isThorough ? await countWithoutMails(payload, now) : 0
  if (without > 0) {
    return warning(
      `${counted(without, 'submission')} of the last three days without mails`,
      RESTART,
    )
  }
  const { failed, waiting } = await unsent(payload, now)
  if (failed + waiting === 0) return ok('Mails are written and sent when they are due')
  const parts = [failed > 0 && `${failed} failed`, waiting > 0 && `${waiting} waiting`]
  return warning(
    `Mails cannot be sent: ${parts.filter(Boolean).join(', ')}`,
    'Check the mail server, at the top of the outbox. Waiting mails are tried for three days. Read failed ones in the outbox, and write to these people yourself.',
    {
      label: 'Outbox',
      href: `${paths.manageJobs}?panel=outbox&state=${failed > 0 ? 'failed' : 'queued'}`,
    },
  )
}

/** Mails that failed; and waiting ones, which the mail server refuses or which nothing tries to send. */
const unsent = async (
  payload: Payload,
  now: Date,
): Promise<{ failed: number; waiting: number }> => {
  const [failedSince, refused, stuck] = [FAILED_WITHIN_MS, REFUSED_AFTER_MS, STUCK_AFTER_MS].map(
    (ms) => new Date(now.getTime() - ms).toISOString(),
  )
  const rows = await readSql<{ state: string; count: number | string }>(
    payload,
    sql`SELECT state, count(*) AS count FROM mails
        WHERE channel = 'mail' AND (state = 'failed' AND updated_at > ${failedSince}
        OR state IN ('queued', 'sending') AND (tries > 0 AND created_at < ${refused}
          OR updated_at < ${stuck} AND (next_try_at IS NULL OR next_try_at < ${stuck})))
        GROUP BY state`,
  )
  const of = (...states: string[]) =>
    rows.reduce((sum, { state, count }) => sum + (states.includes(state) ? Number(count) : 0), 0)
  return { failed: of('failed'), waiting: of('queued', 'sending') }
}

const countWithoutMails = async (payload: Payload, now: Date): Promise<number> => {
  const since = new Date(now.getTime() - REPAIR_DAYS_MS)
  const before = new Date(now.getTime() - STUCK_AFTER_MS)
  const keyOf = (reference: string) => mailKeys(reference).confirm
  let found = 0
  for (const collection of SUBMISSION_COLLECTIONS) {
    for await (const references of withoutMails(payload, collection, keyOf, since, before)) {
      found += references.length
    }
  }
  return found
}
