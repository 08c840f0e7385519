import type { Payload } from 'payload'
import type * as z from 'zod/mini'
import { record } from '@/collections/Audit/record'
import { type Answer, refuse, succeed } from '@/lib/server/answers'
import type { User } from '@/payload-types'
import { keepToRetention, privacyOverview, retentionRule } from './retention'
import type { retentionSchema } from './shared/schema'

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

/** retention_run.php: what the night would do, now. The rule must be on: a click is no decision about it. */
export const runRetention = async (payload: Payload): Promise<Answer> => {
  const { is_on } = await retentionRule(payload)
  if (!is_on) return refuse('The rule is off. Turn it on first.')
  await keepToRetention(payload)
  return succeed({ privacy: await privacyOverview(payload) })
}
