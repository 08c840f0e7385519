import type { Payload } from 'payload'
import type * as z from 'zod/mini'
import { record } from '@/collections/Audit/record'
import type { User } from '@/collections/payload-types'
import { type Answer, succeed } from '@/lib/server/answers'
import { privacyOverview } from './retention'
import type { retentionSchema } from './schema'

/** privacy.php: the office sets the rule; the answer says at once what it would do. */
export const saveRetention = async (
  payload: Payload,
  user: User,
  { is_on, months, quarantine_days }: z.infer<typeof retentionSchema>,
): Promise<Answer> => {
  await payload.updateGlobal({
    slug: 'privacy-settings',
    data: { retention_is_on: is_on, retention_months: months, quarantine_days },
  })
  await record(payload, {
    by: user,
    action: 'settings',
    subject: 'privacy-settings',
    detail: `${is_on ? 'on' : 'off'}, ${months} months, ${quarantine_days} days`,
  })
  return succeed({ privacy: await privacyOverview(payload) })
}
