import type { Payload, TaskConfig } from 'payload'
import { dailyAt } from '@/lib/server/process/daily'
import type { SiteSetting } from '@/payload-types'
import type { MailContent } from './layout'
import { writeToOffice } from './writeMails'

/**
 * What a slice reminds the office of now. `key` identifies a reminder: the outbox takes each only
 * once, however often this runs.
 */
export type Reminders = (
  payload: Payload,
  facts: SiteSetting,
  now: Date,
) => Promise<{ key: string; kind: string; content: MailContent }[]>

/**
 * The task that writes the reminders of all sources, every morning at 07:30 in Mumbai (02:00 UTC).
 */
export const remindOffice = (...sources: Reminders[]): TaskConfig<'remindOffice'> => ({
  slug: 'remindOffice',
  schedule: dailyAt(2),
  handler: async ({ req: { payload } }) => {
    const facts = await payload.findGlobal({ slug: 'site-settings' })
    for (const source of sources) {
      for (const { key, kind, content } of await source(payload, facts, new Date())) {
        await writeToOffice(payload, facts, content, { key, kind })
      }
    }
    return { output: {} }
  },
})
