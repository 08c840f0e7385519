import type { Payload } from 'payload'
import { record } from '@/collections/Audit/record'
import type { User } from '@/payload-types'
import type { WarningKind } from './shared/warnings'
import { warnAdmins } from './warnAdmins'

type Change = { subject: string; what: WarningKind; before: string; now: string }

/** Records what an admin set in the office, and tells the other admins what it was and is. */
export const settingChanged = async (
  payload: Payload,
  by: User,
  { subject, what, before, now }: Change,
): Promise<void> => {
  await record(payload, { by, action: 'settings', subject, detail: now })
  const rows: [string, string][] = [
    ['Before', before],
    ['Now', now],
  ]
  await warnAdmins(payload, by, { what, rows })
}
