import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { hmacState, hmacWithState } from '@/lib/server/hmacState'
import type { Keyring } from '@/payload-types'

export const KEY_PURPOSES = ['opt-out', 'candidate-link'] as const

export type KeyPurpose = (typeof KEY_PURPOSES)[number]

/**
 * All keys of a purpose, the current one first. Read from the database at each use: a rotation or a
 * retirement holds at once, in every process.
 */
export const keysFor = async (payload: Payload, purpose: KeyPurpose): Promise<Keyring[]> => {
  // The adapter itself: `key` is hidden from everything that goes through Payload.
  const { docs } = await payload.db.find<Keyring>({
    collection: 'keyring',
    where: { purpose: { equals: purpose } },
    sort: ['-number'],
    pagination: false,
    limit: 0,
  })
  return docs
}

/** The key that new data is made under. Takes what `keysFor` answers. */
export const currentKey = ([key]: Keyring[]): Keyring => {
  if (!key) throw new Error('The keyring is empty: the site was not started on this database')
  return key
}

/** HMAC-SHA256 of a text under a key of the ring. */
export const macUnder = ({ key }: Pick<Keyring, 'key'>, text: string): Buffer =>
  key.startsWith(STATE)
    ? hmacWithState(key.slice(STATE.length), text)
    : createHmac('sha256', Buffer.from(key, 'hex')).update(text).digest()

/** Whether a key was taken over from PAYLOAD_SECRET, from before there was a keyring. */
export const isTakenOver = ({ number }: Pick<Keyring, 'number'>): boolean => number === 0

/**
 * Puts a key into the ring, unless one of this purpose and number is there: of two processes at the
 * same moment one does it. Answers the id of the key that was put in, otherwise null.
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

/** What stays of a secret so that codes made under it can be told, and no more than that. */
export const takenOver = (secret: string): string => `${STATE}${hmacState(secret)}`

const STATE = 'state:'

/** Made of the key: two keys never share an id, so a key that is missing is noticed. */
export const idOf = (key: string): string =>
  createHash('sha256').update(`key id:${key}`).digest('hex').slice(0, 10)
