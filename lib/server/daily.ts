import type { TaskConfig } from 'payload'

/**
 * The schedule of a task that runs each day at a full hour of UTC (or as soon as the site runs
 * again). One waiting row in payload_jobs is all there is: Payload's own bookkeeping would write the
 * time of its last look into payload_jobs_stats at every look, every two seconds. Without it the
 * task's next time is counted from now on, so that a row that is done is never due once more.
 */
export const dailyAt = (hour: number): TaskConfig['schedule'] => [
  {
    cron: `0 ${hour} * * *`,
    queue: 'default',
    hooks: {
      beforeSchedule: async (look) => ({
        ...(await look.defaultBeforeSchedule(look)),
        waitUntil: nextAt(hour, new Date()),
      }),
      afterSchedule: () => undefined,
    },
  },
]

const nextAt = (hour: number, now: Date): Date => {
  const next = new Date(now)
  next.setUTCHours(hour, 0, 0, 0)
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1)
  return next
}
