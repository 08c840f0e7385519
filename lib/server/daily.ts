import type { TaskConfig } from 'payload'

/**
 * The schedule of a task that runs each day at a full hour of UTC, or at the next start of the
 * site. It needs only one waiting row in payload_jobs: Payload's own bookkeeping would write to
 * payload_jobs_stats every two seconds. Without that, the next time is computed from now, so that a
 * finished row never runs again.
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
