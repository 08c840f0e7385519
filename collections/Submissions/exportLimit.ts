import type { Payload } from 'payload'
import { withLock } from '@/lib/server/database/withLock'
import { DAY_MS, RECRUITER_EXPORT_ROWS, RECRUITER_EXPORT_ROWS_PER_DAY } from '@/lib/shared/limits'
import { MESSAGES } from '@/lib/shared/messages'
import type { User } from '@/payload-types'

type Exporter = Pick<User, 'id' | 'role'>

/** Whether an account may read a list of applicants or registrations without pages. */
export const mayReadWholeLists = ({ role }: Pick<User, 'role'>): boolean => role === 'admin'

/**
 * Runs `recordExport` if the account may export so many rows, otherwise returns why it may not.
 * Admins have no limit. A recruiter exports filtered lists of at most 500 rows, and at most 2,000
 * rows in 24 hours by the audit trail, which therefore must hold the line before the next export is
 * counted (docs/adr/0035).
 */
export const withinExportLimit = async (
  payload: Payload,
  by: Exporter,
  { count, filters }: { count: number; filters: readonly string[] },
  recordExport: () => Promise<void>,
): Promise<string | null> => {
  if (by.role === 'admin') {
    await recordExport()
    return null
  }
  if (filters.length === 0) return MESSAGES.exportNeedsFilter
  if (count > RECRUITER_EXPORT_ROWS) return MESSAGES.exportTooLarge(RECRUITER_EXPORT_ROWS)
  return withLock(`exports of ${by.id}`, async () => {
    const before = await exportedToday(payload, by)
    if (before + count > RECRUITER_EXPORT_ROWS_PER_DAY) {
      return MESSAGES.exportsUsedUp(before)
    }
    await recordExport()
    return null
  })
}

/** How many rows the account has exported in the last 24 hours, whatever its role was. */
const exportedToday = async (payload: Payload, { id }: Exporter): Promise<number> => {
  const { docs } = await payload.find({
    collection: 'audit',
    where: {
      and: [
        { action: { equals: 'export' } },
        { actor: { in: [`recruiter ${id}`, `admin ${id}`] } },
        { createdAt: { greater_than: new Date(Date.now() - DAY_MS).toISOString() } },
      ],
    },
    select: { count: true },
    pagination: false,
  })
  return docs.reduce((sum, { count }) => sum + (count ?? 0), 0)
}
