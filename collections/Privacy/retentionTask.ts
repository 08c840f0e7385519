import type { TaskConfig } from 'payload'
import { keepToRetention } from './retention'

/** Every night at 02:30 in Mumbai (21:00 UTC). */
export const retentionTask: TaskConfig<'retention'> = {
  slug: 'retention',
  schedule: [{ cron: '0 21 * * *', queue: 'default' }],
  handler: async ({ req }) => {
    await keepToRetention(req.payload)
    return { output: {} }
  },
}
