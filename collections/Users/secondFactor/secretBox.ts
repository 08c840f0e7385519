import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { env } from '@/lib/server/settings/env'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts a secret for one account with a key derived from PAYLOAD_SECRET (AES-256-GCM): a dump of
 * the database alone makes no codes, and a row copied to another account cannot be opened.
 */
export const seal = (secret: string, account: number): string => {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key(), nonce).setAAD(Buffer.from(String(account)))
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The secret, or null when PAYLOAD_SECRET was changed or the row belongs to another account. */
export const unseal = (sealed: string, account: number): string | null => {
  const bytes = Buffer.from(sealed, 'base64url')
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
  if (tag.length < TAG_BYTES) return null
  try {
    const decipher = createDecipheriv(CIPHER, key(), nonce)
      .setAAD(Buffer.from(String(account)))
      .setAuthTag(tag)
    const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

const key = (): Buffer =>
  Buffer.from(hkdfSync('sha256', env.payloadSecret, '', 'second factor of an account', 32))
