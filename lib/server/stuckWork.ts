import type { Payload } from 'payload'
import { isSqlite } from './sql'

const STUCK_AFTER_MS = 10 * 60_000

/**
 * Frees scheduled work that a killed process left behind: the runner takes only work that is not
 * marked as running, and nothing else removes the mark. At the start of the only process (SQLite)
 * all marks belong to a dead one.
 */
export const freeStuckWork = async (
  payload: Payload,
  isStart = false,
  now = Date.now(),
): Promise<void> => {
  const afterMs = isStart && isSqlite(payload) ? 0 : STUCK_AFTER_MS
  await payload.update({
    collection: 'payload-jobs',
    where: {
      and: [
        { processing: { equals: true } },
        { updatedAt: { less_than: new Date(now - afterMs).toISOString() } },
      ],
    },
    data: { processing: false },
    context: { disableRevalidate: true },
  })
}
