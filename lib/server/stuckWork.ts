import type { Payload } from 'payload'

const STUCK_AFTER_MS = 10 * 60_000

/**
 * Lets scheduled work that a killed process left behind run again: the runner picks only what is
 * not marked as running, and nothing else takes that mark away.
 */
export const freeStuckWork = async (payload: Payload, now = Date.now()): Promise<void> => {
  await payload.update({
    collection: 'payload-jobs',
    where: {
      and: [
        { processing: { equals: true } },
        { updatedAt: { less_than: new Date(now - STUCK_AFTER_MS).toISOString() } },
      ],
    },
    data: { processing: false },
    context: { disableRevalidate: true },
  })
}
