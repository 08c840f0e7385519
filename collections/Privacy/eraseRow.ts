import type { Payload } from 'payload'
import { isThere, recordRefusal } from '@/collections/Erasures/recordRefusal'
import { logError } from '@/lib/server/logError'
import { statusOf } from '@/lib/server/payloadErrors'
import type { User } from '@/payload-types'
import { FINISHED_BY_CALLER } from './hooks'
import type { RowKey } from './shared/schema'

/**
 * Deletes one row of a person, in a transaction of its own where there are any, and answers whether
 * it is gone; a refusal is on record. What belongs to the row is left to `finishErasures`, which the
 * caller calls after its last row. `user` stands in the audit trail; without one it is the system.
 */
export const eraseRow = async (payload: Payload, row: RowKey, user?: User): Promise<boolean> => {
  let message: string | undefined
  try {
    const context = { [FINISHED_BY_CALLER]: true }
    await payload.delete({ collection: row.collection, id: row.id, user, context })
  } catch (error) {
    if (statusOf(error) === null) logError('eraseRow', error)
    message = error instanceof Error ? error.message : undefined
  }
  // Asked of the database: a Postgres takes a deletion back without a word when a hook's query failed.
  if (!(await isThere(payload, row))) return true
  await recordRefusal(payload, row, user, message)
  return false
}
