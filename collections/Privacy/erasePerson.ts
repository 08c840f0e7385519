import type { Payload } from 'payload'
import type { User } from '@/collections/payload-types'
import { type Answer, refuse, succeed } from '@/lib/server/answers'
import { HELD } from './hooks'
import { keysOf } from './keysOf'
import type { RowKey } from './schema'
import { scrub } from './scrub'

/**
 * Erases the chosen rows with all that belongs to them (hooks.ts), and answers when no byte of them
 * is left in the database. Rows that are gone already count as erased; one under a hold refuses all.
 */
export const erasePerson = async (
  payload: Payload,
  user: User,
  rows: RowKey[],
): Promise<Answer> => {
  const found = await keysOf(payload, rows)
  if (found.some(({ legal_hold }) => legal_hold)) return refuse(HELD)
  for (const { collection, id } of found) {
    // `user` stands in the audit line that the hook writes.
    await payload.delete({ collection, id, user })
  }
  await scrub(payload)
  return succeed({ erased: found.length }, `Erased: ${found.length}.`)
}
