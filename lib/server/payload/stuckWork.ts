import type { Payload, Where } from 'payload'
import { isSqlite } from '../database/sql'

const STUCK_AFTER_MS = 10 * 60_000
// Several instances may differ a little.
const CLOCKS_DIFFER_MS = 60_000

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
      and: [{ processing: { equals: true } }, notChangedSince(now, afterMs)],
    },
    data: { processing: false },
    context: { disableRevalidate: true },
  })
}

/**
 * Rows that were last changed this long ago, or at a time that has not come: the clock was ahead and
 * was set back.
 */
export const notChangedSince = (now: number, agoMs: number): Where => ({
  or: [
    { updatedAt: { less_than: new Date(now - agoMs).toISOString() } },
    { updatedAt: { greater_than: new Date(now + CLOCKS_DIFFER_MS).toISOString() } },
  ],
})
