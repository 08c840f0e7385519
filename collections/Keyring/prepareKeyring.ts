import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { runSql } from '@/lib/server/database/sql'
import { KEY_PURPOSES, keysFor, newKey, putKey } from './keyring'

/**
 * Creates the keyring of a new database. Throws when stored data was signed with a key that is
 * missing.
 */
export const prepareKeyring = async (payload: Payload): Promise<void> => {
  await requireKeys(payload)
  for (const purpose of KEY_PURPOSES) {
    const keys = await keysFor(payload, purpose)
    if (keys.length === 0) await putKey(payload, purpose, 1, newKey())
  }
}

/** Without its key an opt-out cannot be checked; then the site must not start. */
const requireKeys = async (payload: Payload): Promise<void> => {
  const missing = await missingKeys(payload)
  if (missing.length === 0) return
  const keys = missing.map(({ key_id, needed_by }) => `${key_id} (needed by ${needed_by})`)
  throw new Error(
    `Keys of opt-outs are missing. Restore table keyring from the backup that has them: ${keys.join(', ')}`,
  )
}

/** Keys that opt-outs were signed with and that the keyring does not have. */
export const missingKeys = (payload: Payload): Promise<{ key_id: string; needed_by: number }[]> =>
  runSql(
    payload,
    sql`select key_id, count(*) as needed_by from opt_outs
      where key_id not in (select key_id from keyring where purpose = 'opt-out')
      group by key_id`,
  )
