import type { Payload } from 'payload'
import { DAY_MS } from '@/lib/shared/limits'
import { PURGE } from './keepUnchanged'

const KEPT_DAYS = 366

/** Lines older than a year go (rules.md: logs of access are kept for a year). */
export const purgeAudit = async (payload: Payload, now: Date): Promise<void> => {
  const limit = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString()
  await payload.delete({
    collection: 'audit',
    where: { createdAt: { less_than: limit } },
    context: { [PURGE]: true },
  })
}
