import type { Payload } from 'payload'
import type * as z from 'zod/mini'
import { type Answer, refuse, succeed } from '@/lib/server/calls/answers'
import type { User } from '@/payload-types'
import { applyRetention, privacyOverview, retentionRule } from './retention'
import type { retentionSchema } from './shared/schema'

/** privacy.php: saves the retention rule. The response says what it would do now. */
export const saveRetention = async (
  payload: Payload,
  user: User,
  { is_on, months, quarantine_days }: z.infer<typeof retentionSchema>,
): Promise<Answer> => {
  await payload.updateGlobal({
    slug: 'privacy-settings',
    data: { retention_is_on: is_on, retention_months: months, quarantine_days },
    // Named in the audit trail.
    user,
  })
  return succeed({ privacy: await privacyOverview(payload) })
}

/**
 * retention_run.php: applies the rule now. Refused while the rule is off, because a click must not
 * decide that.
 */
export const runRetention = async (payload: Payload): Promise<Answer> => {
  const { is_on } = await retentionRule(payload)
  if (!is_on) return refuse('The rule is off. Turn it on first.')
  await applyRetention(payload)
  return succeed({ privacy: await privacyOverview(payload) })
}
