import type { Payload } from 'payload'
import { DAY_MS } from '@/lib/shared/limits'
import { PURGE } from './keepUnchanged'

const KEPT_DAYS = 366

/** Deletes lines that are older than a year (docs/product.md §11.3). */
export const purgeAudit = async (payload: Payload, now: Date): Promise<void> => {
  const limit = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString()
  await payload.delete({
    collection: 'audit',
    where: { createdAt: { less_than: limit } },
    context: { [PURGE]: true },
  })
}
