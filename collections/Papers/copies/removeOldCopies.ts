import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { record } from '@/collections/Audit/record'
import { runSql } from '@/lib/server/database/sql'
import { logError } from '@/lib/server/monitoring/logError'
import { officeDay } from '@/lib/shared/format'
import { DAY_MS } from '@/lib/shared/limits'
import { COPY_KEPT_DAYS } from '../shared/copies'
import { dropCopy } from './stored'

type Old = { id: number | string; application: number | string; kind: string; file: string | null }

/**
 * Deletes the copies that nobody needs any more: some days after the person departed, after the way
 * ended otherwise, or after the last change of stage of somebody who is not selected any more; and
 * requests that nobody answered. Each is recorded first. One that fails is tried again the next night.
 */
export const removeOldCopies = async (payload: Payload, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - COPY_KEPT_DAYS * DAY_MS)
  const day = officeDay(before)
  const old = await runSql<Old>(
    payload,
    sql`select c.id, c.application, c.kind, c.file from paper_copies c
          join applications a on a.id = c.application
          left join deployments d on d.application = c.application
        where d.departed_on <= ${day} or d.ended_on <= ${day}
          or (a.stage <> 'selected' and coalesce(a.stage_at, a.created_at) <= ${before.toISOString()})
          or (c.received_at is null and c.expires_on <= ${day})
        order by c.id`,
  )
  for (const { id, application, kind, file } of old) {
    try {
      await record(payload, {
        ...({ by: 'system', action: 'change', subject: 'applications' } as const),
        ...{ subject_id: Number(application), detail: `copy of paper deleted by rule: ${kind}` },
      })
      await dropCopy(payload, { id: Number(id), file })
    } catch (error) {
      logError('removeOldCopies', error)
    }
  }
}
