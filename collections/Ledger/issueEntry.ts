import { randomInt } from 'node:crypto'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload, RequiredDataFromCollectionSlug } from 'payload'
import { insertRows } from '@/lib/server/database/insertRows'
import { runSql } from '@/lib/server/database/sql'
import { officeDay } from '@/lib/shared/format'
import type { Ledger } from '@/payload-types'

/** Without letters that are taken for others. */
const CODE_CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const TRIES = 100

type Values = Omit<
  RequiredDataFromCollectionSlug<'ledger'>,
  'number' | 'year' | 'sequence' | 'check_code' | 'on'
>

/**
 * Writes an entry with the next number of the year. The entry is one statement and none is ever deleted, so
 * that no number is lost or given twice, also when the process dies: another one that took the number at
 * the same moment makes this one take the next. A repeat with the same `made_with` gives the entry that
 * is there.
 */
export const issueEntry = async (payload: Payload, values: Values, now: Date): Promise<Ledger> => {
  const on = officeDay(now)
  const year = Number(on.slice(2, 4))
  for (let tried = 0; tried < TRIES; tried++) {
    const before = await entryMadeWith(payload, values.made_with)
    if (before) return before
    const [last] = await runSql<{ last: unknown }>(
      payload,
      sql`select coalesce(max(sequence), 0) as last from ledger where year = ${year}`,
    )
    const sequence = Number(last?.last ?? 0) + 1
    const row = {
      ...{ ...values, on, year, sequence, check_code: newCheckCode() },
      number: `R-${String(year).padStart(2, '0')}-${String(sequence).padStart(6, '0')}`,
    }
    const [id] = await insertRows(payload, 'ledger', 'number', [row])
    if (id) return payload.findByID({ collection: 'ledger', id, depth: 0 })
  }
  throw new Error('No number could be given to an entry of the ledger')
}

export const entryMadeWith = async (payload: Payload, key: string): Promise<Ledger | null> => {
  const { docs } = await payload.find({
    ...({ collection: 'ledger', depth: 0, limit: 1, pagination: false } as const),
    where: { made_with: { equals: key } },
  })
  return docs[0] ?? null
}

const newCheckCode = (): string =>
  Array.from({ length: 4 }, () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)]).join('')
