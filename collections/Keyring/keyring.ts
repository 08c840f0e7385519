import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import type { Keyring } from '@/payload-types'

export const KEY_PURPOSES = ['opt-out', 'candidate-link'] as const

export type KeyPurpose = (typeof KEY_PURPOSES)[number]

/**
 * All keys of a purpose, the current one first. Read from the database at each use, so that a
 * rotation or retirement applies at once in every process.
 */
export const keysFor = async (payload: Payload, purpose: KeyPurpose): Promise<Keyring[]> => {
  // The adapter itself, because Payload hides the field `key`.
  const { docs } = await payload.db.find<Keyring>({
    collection: 'keyring',
    where: { purpose: { equals: purpose } },
    sort: ['-number'],
    pagination: false,
    limit: 0,
  })
  return docs
}

/** The key that signs new data. Takes the result of `keysFor`. */
export const currentKey = ([key]: Keyring[]): Keyring => {
  if (!key) throw new Error('The keyring is empty: the site was not started on this database')
  return key
}

/** HMAC-SHA256 of a text with a key of the keyring. */
export const macUnder = ({ key }: Pick<Keyring, 'key'>, text: string): Buffer =>
  createHmac('sha256', Buffer.from(key, 'hex')).update(text).digest()

/**
 * Adds a key, unless this purpose and number exist already; of two simultaneous calls one adds it.
 * Returns the id of the added key, otherwise null.
 */
export const putKey = async (
  payload: Payload,
  purpose: KeyPurpose,
  number: number,
  key: string,
): Promise<string | null> => {
  const rows: { key_id: string }[] = await payload.db.drizzle
    .insert(payload.db.tables.keyring)
    .values({ purpose, number, key_id: idOf(key), key })
    .onConflictDoNothing()
    .returning({ key_id: payload.db.tables.keyring.key_id })
  return rows[0]?.key_id ?? null
}

export const newKey = (): string => randomBytes(32).toString('hex')

/** Derived from the key: two keys never share an id, so a missing key is detected. */
const idOf = (key: string): string =>
  createHash('sha256').update(`key id:${key}`).digest('hex').slice(0, 10)
