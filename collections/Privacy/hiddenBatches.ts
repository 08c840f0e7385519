import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { record } from '@/collections/Audit/record'
import { accountOf } from '@/collections/Backups/erasureBatch'
import { SUBMISSION_COLLECTIONS } from '@/collections/PersonalData/shared/personalData'
import { accountNames } from '@/collections/Users/accountNames'
import { type Answer, refuse, succeed } from '@/lib/server/calls/answers'
import { readSql } from '@/lib/server/database/reads/reading'
import { changeRows } from '@/lib/server/database/rows'
import { MESSAGES } from '@/lib/shared/messages'
import type { User } from '@/payload-types'
import type { HiddenBatchJson } from './shared/json'

type Row = { batch: string; rows: number | string; since: string | Date; until: string | Date }

/** What staff erased and was hidden instead, by account and day, newest first. */
export const hiddenBatches = async (payload: Payload): Promise<HiddenBatchJson[]> => {
  const each = SUBMISSION_COLLECTIONS.map(
    (table) =>
      sql`SELECT erasure_batch, quarantined_at, erase_after FROM ${sql.identifier(table)}
          WHERE erasure_batch IS NOT NULL AND quarantined_at IS NOT NULL`,
  )
  const rows = await readSql<Row>(
    payload,
    sql`SELECT erasure_batch AS batch, count(*) AS rows, min(quarantined_at) AS since,
          min(erase_after) AS until FROM (${sql.join(each, sql` UNION ALL `)}) hidden
        GROUP BY erasure_batch ORDER BY min(quarantined_at) DESC`,
  )
  const names = await accountNames(
    payload,
    rows.map(({ batch }) => accountOf(batch)),
  )
  return rows.map(({ batch, rows: count, since, until }) => ({
    batch,
    account: accountOf(batch) ?? 0,
    by: names.get(accountOf(batch) ?? 0) ?? null,
    rows: Number(count),
    hidden_at: new Date(since).toISOString(),
    erase_after: new Date(until).toISOString(),
  }))
}

/**
 * privacy_update.php: takes back at once what one account erased on one day and was hidden. The
 * retention rule applies to the rows as before.
 */
export const takeBackBatch = async (
  payload: Payload,
  user: User,
  batch: string,
): Promise<Answer> => {
  let taken = 0
  for (const collection of SUBMISSION_COLLECTIONS) {
    const ids = await changeRows(payload, {
      collection,
      where: { erasure_batch: batch },
      set: { quarantined_at: null, erase_after: null, erasure_batch: null },
    })
    if (ids.length === 0) continue
    taken += ids.length
    const line = { action: 'quarantine', subject: collection, count: ids.length } as const
    await record(payload, { by: user, ...line, detail: `taken back: batch ${batch}` })
  }
  if (taken === 0) return refuse(MESSAGES.rowGone)
  return succeed({ taken_back: taken }, `Taken back: ${taken}.`)
}
