import type { Payload, TaskConfig } from 'payload'
import { dailyAt } from '@/lib/server/process/daily'
import { processWide } from '@/lib/server/process/processWide'

type Work = (payload: Payload, now: Date) => Promise<void>

const given = processWide('jobAlertsWork', (): { work: Work | null } => ({ work: null }))

/**
 * Gives the task its work, before the server takes tasks. The configuration cannot import it: the job
 * search reads lists that the site caches, and so imports the configuration.
 */
export const giveJobAlertsWork = (work: Work): void => {
  given.work = work
}

/** Every morning at 07:30 in Mumbai (02:00 UTC). */
export const jobAlertTask: TaskConfig<'jobAlerts'> = {
  slug: 'jobAlerts',
  schedule: dailyAt(2),
  handler: async ({ req: { payload } }) => {
    if (!given.work) throw new Error('The task of job alerts has no work yet')
    await given.work(payload, new Date())
    return { output: {} }
  },
}
