import type { Payload } from 'payload'
import { KEPT_DAYS } from '@/lib/server/backups/rotation'
import { DAY_MS } from '@/lib/shared/limits'
import { REASON_MAX_CHARS, type StartedBy } from './shared/outcomes'

type Made = { started_by: StartedBy; place: string } & (
  | { outcome: 'done'; file: string; bytes: number; seconds: number }
  | { outcome: 'failed'; reason: string }
)

/** Records a backup, or that one failed, and drops rows of backups that no longer exist. */
export const recordBackup = async (payload: Payload, made: Made): Promise<void> => {
  const reason = made.outcome === 'failed' ? made.reason.slice(0, REASON_MAX_CHARS) : null
  await payload.create({ collection: 'backups', data: { ...made, reason } })
  await payload.db.deleteMany({
    collection: 'backups',
    where: { createdAt: { less_than: new Date(Date.now() - KEPT_DAYS * DAY_MS).toISOString() } },
  })
}
