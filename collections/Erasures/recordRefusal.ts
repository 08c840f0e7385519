import type { Payload } from 'payload'
import { record } from '@/collections/Audit/record'
import type { SubmissionKey } from '@/collections/PersonalData/shared/personalData'
import { logError } from '@/lib/server/monitoring/logError'
import type { User } from '@/payload-types'

export const HELD = 'This row is under a legal hold. Take the hold away first.'

/**
 * Records that the erasure of a row was refused: for a legal hold if `message` says so, otherwise
 * as failed. Records nothing when the row is gone. Never throws; an error is logged.
 */
export const recordRefusal = async (
  payload: Payload,
  row: SubmissionKey,
  by: Pick<User, 'id' | 'role'> | null | undefined,
  message?: string,
): Promise<void> => {
  try {
    if (!(await isThere(payload, row))) return
    await record(payload, {
      by: by ?? 'system',
      action: 'erase-refused',
      subject: row.collection,
      subject_id: row.id,
      detail: message === HELD ? 'legal hold' : 'failed',
    })
  } catch (error) {
    logError('recordRefusal', error)
  }
}

/** Whether a row exists. */
export const isThere = async (
  payload: Payload,
  { collection, id }: SubmissionKey,
): Promise<boolean> => {
  const { totalDocs } = await payload.count({ collection, where: { id: { equals: id } } })
  return totalDocs > 0
}
