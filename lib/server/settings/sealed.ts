import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { env } from './env'

/**
 * Secrets that an admin types into the office, as they are stored: AES-256-GCM under a key derived from
 * PAYLOAD_SECRET, which is not in the database. Whoever has only the database, or a backup of it, cannot
 * read them.
 */

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

const key = (): Buffer =>
  Buffer.from(hkdfSync('sha256', env.payloadSecret, '', 'sealed settings', 32))

export const seal = (secret: string): string => {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, key(), iv)
  const hidden = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64')
}

/** The secret; null when it was sealed under another PAYLOAD_SECRET, or changed since. */
export const unseal = (sealed: string): string | null => {
  const bytes = Buffer.from(sealed, 'base64')
  try {
    const decipher = createDecipheriv(CIPHER, key(), bytes.subarray(0, IV_BYTES))
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    const hidden = bytes.subarray(IV_BYTES + TAG_BYTES)
    return Buffer.concat([decipher.update(hidden), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
