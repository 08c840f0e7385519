import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { runSql } from '@/lib/server/database/sql'
import type { Erasure } from '@/payload-types'

/** Details of an erasure in the audit trail: the candidate had asked, or staff erased in a batch. */
const ASKED = 'asked by the candidate'
const BATCH = 'batch '

export const detailOf = ({
  asked,
  batch,
}: Pick<Erasure, 'asked' | 'batch'>): string | undefined => {
  if (asked) return ASKED
  return batch ? `${BATCH}${batch}` : undefined
}

/**
 * How many rows all staff have erased since then without a candidate's request, from the audit trail,
 * which nobody can change and every instance reads.
 */
export const unaskedErasures = async (payload: Payload, since: Date): Promise<number> => {
  const from = since.toISOString()
  const [row] = await runSql<{ count: number | string }>(
    payload,
    sql`SELECT count(*) AS count FROM audit WHERE action = 'erase' AND actor <> 'system'
        AND detail LIKE ${`${BATCH}%`} AND created_at > ${from}`,
  )
  const { totalDocs: unfinished } = await payload.count({
    collection: 'erasures',
    where: {
      and: [
        { by: { exists: true } },
        { asked: { not_equals: true } },
        { createdAt: { greater_than: from } },
      ],
    },
  })
  return Number(row?.count ?? 0) + unfinished
}
