import type { Payload } from 'payload'
import { record } from '@/collections/Audit/record'
import { batchOf } from '@/collections/Backups/erasureBatch'
import {
  SUBMISSION_COLLECTIONS,
  type SubmissionKey,
} from '@/collections/PersonalData/shared/personalData'
import { CHUNK_ROWS, changeRows } from '@/lib/server/database/rows'
import { DAY_MS, HIDDEN_MIN_DAYS } from '@/lib/shared/limits'
import type { User } from '@/payload-types'
import { retentionRule } from './retention'

/**
 * Puts rows that staff erase into quarantine: on no list, erased by the nightly task after its days (at
 * least seven), and taken back by one click until then. A row that is hidden already keeps its time. Returns when they
 * are erased (ISO).
 */
export const hideRows = async (
  payload: Payload,
  by: User,
  rows: SubmissionKey[],
  now: Date,
): Promise<string> => {
  const { quarantine_days } = await retentionRule(payload)
  const days = Math.max(quarantine_days, HIDDEN_MIN_DAYS)
  const until = new Date(now.getTime() + days * DAY_MS).toISOString()
  const batch = batchOf(by.id, now)
  for (const collection of SUBMISSION_COLLECTIONS) {
    const ids = rows.flatMap((row) => (row.collection === collection ? [row.id] : []))
    let count = 0
    for (let from = 0; from < ids.length; from += CHUNK_ROWS) {
      const changed = await changeRows(payload, {
        collection,
        where: { id: ids.slice(from, from + CHUNK_ROWS), quarantined_at: null },
        set: { quarantined_at: now.toISOString(), erase_after: until, erasure_batch: batch },
      })
      count += changed.length
    }
    if (count === 0) continue
    const detail = `erased too many: batch ${batch}`
    await record(payload, { by, action: 'quarantine', subject: collection, count, detail })
  }
  return until
}
