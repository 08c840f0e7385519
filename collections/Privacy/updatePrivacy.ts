import type { Payload } from 'payload'
import { record } from '@/collections/Audit/record'
import { afterPassword } from '@/collections/Users/sessions/recentPassword'
import { type Answer, refuse, succeed } from '@/lib/server/calls/answers'
import { MESSAGES } from '@/lib/shared/messages'
import type { User } from '@/payload-types'
import { takeBackBatch } from './hiddenBatches'
import { findRows } from './personRows'
import type { PrivacyUpdate } from './shared/schema'

const CHANGES = {
  hold: { legal_hold: true },
  unhold: { legal_hold: false },
  // Held as well: otherwise the next night would move it back.
  release: { quarantined_at: null, erase_after: null, erasure_batch: null, legal_hold: true },
  dismiss: { erasure_asked_at: null },
} as const

/**
 * privacy_update.php: sets or ends a legal hold, takes a row or a batch out of quarantine, or closes
 * an erasure request. Ending a hold needs the password, because the row may be erased in the next night.
 */
export const updatePrivacy = async (
  payload: Payload,
  user: User,
  update: PrivacyUpdate,
): Promise<Answer | Response> => {
  if (update.action === 'take_back') return takeBackBatch(payload, user, update.batch)
  const change = () => changeRow(payload, user, update)
  return update.action === 'unhold' ? afterPassword(payload, user, change) : change()
}

const changeRow = async (
  payload: Payload,
  user: User,
  { collection, id, action }: Exclude<PrivacyUpdate, { action: 'take_back' }>,
): Promise<Answer> => {
  const [row] = await findRows(payload, collection, { id: { equals: id } })
  if (!row) return refuse(MESSAGES.rowGone)
  await payload.update({ collection, id, data: CHANGES[action] })
  await record(payload, {
    by: user,
    action: action === 'release' ? 'quarantine' : 'hold',
    subject: collection,
    subject_id: id,
    detail: action,
  })
  const [now] = await findRows(payload, collection, { id: { equals: id } })
  return succeed({ row: now })
}
