import type { TaskConfig } from 'payload'
import { dailyAt } from '@/lib/server/daily'
import { keepToRetention } from './retention'

/** Every night at 02:30 in Mumbai (21:00 UTC). */
export const retentionTask: TaskConfig<'retention'> = {
  slug: 'retention',
  schedule: dailyAt(21),
  handler: async ({ req }) => {
    await keepToRetention(req.payload)
    return { output: {} }
  },
}
