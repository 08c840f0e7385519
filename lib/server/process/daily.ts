import type { Payload, TaskConfig } from 'payload'
import { changeRows } from '../database/rows'
import { withLock } from '../database/withLock'

/**
 * The schedule of a task that runs each day at a full hour of UTC, or at the next start of the
 * site. It needs only one waiting row in payload_jobs: Payload's own bookkeeping would write to
 * payload_jobs_stats every two seconds. Without that, the next time is computed from now, so that a
 * finished row never runs again. Of several instances one adds the row.
 */
export const dailyAt = (hour: number): TaskConfig['schedule'] => [
  {
    cron: `0 ${hour} * * *`,
    queue: QUEUE,
    hooks: {
      beforeSchedule: async (look) => {
        const decide = () => look.defaultBeforeSchedule(look)
        const slug = look.queueable.taskConfig?.slug
        const decided = await decide()
        if (!decided.shouldSchedule || !slug) return decided
        // Payload adds the row after this hook, where no lock covers it: the hook adds it itself.
        await withLock(`schedule ${slug}`, async () => {
          if ((await decide()).shouldSchedule)
            await add(look.req.payload, slug, nextAt(hour, new Date()))
        })
        return { ...decided, shouldSchedule: false }
      },
      afterSchedule: () => undefined,
    },
  },
]

const QUEUE = 'default'

/**
 * Makes the next run of a daily task due now: its waiting row runs within a minute, at one of the
 * instances, and the run after it is at the full hour again.
 */
export const runSoon = (payload: Payload, task: string): Promise<void> =>
  withLock(`schedule ${task}`, async () => {
    const waiting = { taskSlug: task, processing: false, hasError: false, completedAt: null }
    const set = { waitUntil: null }
    const found = await changeRows(payload, { collection: 'payload-jobs', where: waiting, set })
    if (found.length === 0) await add(payload, task)
  })

const add = (payload: Payload, task: string, waitUntil?: Date) =>
  payload.jobs.queue({
    // Only tasks without input have a daily schedule.
    task: task as 'retention',
    input: {},
    queue: QUEUE,
    waitUntil,
    meta: { scheduled: true },
  })

const nextAt = (hour: number, now: Date): Date => {
  const next = new Date(now)
  next.setUTCHours(hour, 0, 0, 0)
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1)
  return next
}
