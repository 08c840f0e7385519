import type { Payload } from 'payload'
import { isThere, recordRefusal } from '@/collections/Erasures/recordRefusal'
import type { SubmissionKey } from '@/collections/PersonalData/shared/personalData'
import { logError } from '@/lib/server/monitoring/logError'
import { statusOf } from '@/lib/server/payload/payloadErrors'
import type { User } from '@/payload-types'

/**
 * Deletes one submission, in a transaction of its own on Postgres, and returns whether it is gone;
 * a refusal is recorded. The caller calls `finishErasures` after its last row, which deletes what
 * belongs to the rows. The audit trail names `user`, or the system without one.
 */
export const eraseRow = async (
  payload: Payload,
  row: SubmissionKey,
  user?: User,
): Promise<boolean> => {
  let message: string | undefined
  try {
    await payload.delete({ collection: row.collection, id: row.id, user })
  } catch (error) {
    if (statusOf(error) === null) logError('eraseRow', error)
    message = error instanceof Error ? error.message : undefined
  }
  // Ask the database: Postgres rolls a deletion back without an error when a hook's query failed.
  if (!(await isThere(payload, row))) return true
  await recordRefusal(payload, row, user, message)
  return false
}
