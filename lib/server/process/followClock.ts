import type { Payload } from 'payload'
import { repeat } from './repeat'

const EVERY_MS = 5000
// A clock that is corrected by less corrects itself: the timers wait that long.
const LATEST_MS = 60_000
const DAY_MS = 86_400_000

/**
 * Keeps queues and daily tasks running when the clock of the machine was ahead and is set back.
 * Payload's timers (croner) run again only after the time of their last run, and its daily tasks
 * wait for a point in time: both would come when the clock gets there again, perhaps in a year.
 * `correct` does the same for other work; it also runs at the start.
 */
export const startFollowingClock = (payload: Payload, correct: () => Promise<void>): void =>
  repeat('followClock', EVERY_MS, async (isStart) => {
    const late = payload.crons.filter((cron) => {
      const last = cron.currentRun()
      return last !== null && last.getTime() - Date.now() > LATEST_MS
    })
    if (!isStart && late.length === 0) return
    await bringForward(payload)
    await correct()
    // Runs the work once; the timer then goes on from there.
    for (const cron of late) await cron.trigger()
  })

/** Daily tasks that would run later than tomorrow are due now. */
const bringForward = async (payload: Payload): Promise<void> => {
  const tomorrow = new Date(Date.now() + DAY_MS + LATEST_MS).toISOString()
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: {
      and: [
        // Content may be scheduled for any day.
        { taskSlug: { not_equals: 'schedulePublish' } },
        { queue: { equals: 'default' } },
        { waitUntil: { greater_than: tomorrow } },
      ],
    },
    pagination: false,
    select: {},
  })
  for (const { id } of docs) {
    await payload.update({
      collection: 'payload-jobs',
      id,
      data: { waitUntil: null },
      context: { disableRevalidate: true },
    })
  }
}
