import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { env } from '@/lib/server/env'
import { runSql } from '@/lib/server/sql'
import {
  idOf,
  isTakenOver,
  KEY_PURPOSES,
  type KeyPurpose,
  keysFor,
  newKey,
  putKey,
  takenOver,
} from './keyring'

/**
 * Creates the keyring of a database without one. A database of a version without a keyring keeps
 * the keys derived from PAYLOAD_SECRET, so that every opt-out and every mailed link stays valid.
 * Throws when stored data was signed with a key that is missing.
 */
export const prepareKeyring = async (payload: Payload): Promise<void> => {
  // Before the keyring is read: another process may be creating the keyring and the first account.
  const wasServed = (await payload.count({ collection: 'users' })).totalDocs > 0
  await requireKeys(payload)
  for (const purpose of KEY_PURPOSES) {
    const keys = await keysFor(payload, purpose)
    if (keys.some((key) => !isTakenOver(key))) continue
    if (wasServed) await putKey(payload, purpose, 0, keyBefore(purpose))
    await putKey(payload, purpose, 1, newKey())
  }
  await nameKeyBefore(payload)
}

/** The key as versions without a keyring derived it. */
const keyBefore = (purpose: KeyPurpose): string =>
  takenOver(purpose === 'opt-out' ? `${env.payloadSecret}:opt-out` : env.payloadSecret)

/** Opt-outs of a version without a keyring name no key. */
const nameKeyBefore = async (payload: Payload): Promise<void> => {
  const rows = await runSql(payload, sql`select id from opt_outs where key_id is null limit 1`)
  if (rows.length === 0) return
  const key = keyBefore('opt-out')
  // Such a version may still be running on a database that was new to both.
  await putKey(payload, 'opt-out', 0, key)
  await runSql(payload, sql`update opt_outs set key_id = ${idOf(key)} where key_id is null`)
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
      where key_id is not null
        and key_id not in (select key_id from keyring where purpose = 'opt-out')
      group by key_id`,
  )
