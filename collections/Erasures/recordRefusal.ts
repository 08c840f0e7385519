import type { Payload } from 'payload'
import { record } from '@/collections/Audit/record'
import type { RowKey } from '@/collections/Privacy/shared/schema'
import { logError } from '@/lib/server/logError'
import type { User } from '@/payload-types'

export const HELD = 'This row is under a legal hold. Take the hold away first.'

/**
 * Puts on record that a row was to be erased and was not, and why as far as `message` tells. Nothing
 * when the row is gone all the same. Never throws: what could not be written is in the log.
 */
export const recordRefusal = async (
  payload: Payload,
  row: RowKey,
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
export const isThere = async (payload: Payload, { collection, id }: RowKey): Promise<boolean> => {
  const { totalDocs } = await payload.count({ collection, where: { id: { equals: id } } })
  return totalDocs > 0
}
