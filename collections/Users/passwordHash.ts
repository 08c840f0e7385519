import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const hashWith = promisify(pbkdf2)

const PREFIX = 'pbkdf2-sha256-v1:'
const ROUNDS = 600_000
const BYTES = 32

/**
 * Whether a password fits a hash that Payload 3.90 stored (tests/unit/payloadInternals.test.ts).
 * Payload exports only a whole login, which also starts a session. A hash in another format fits no
 * password.
 */
export const fitsHash = async (
  password: string,
  { hash, salt }: { hash?: unknown; salt?: unknown },
): Promise<boolean> => {
  if (typeof hash !== 'string' || typeof salt !== 'string' || !hash.startsWith(PREFIX)) return false
  const stored = Buffer.from(hash.slice(PREFIX.length), 'hex')
  const tried = await hashWith(password, salt, ROUNDS, BYTES, 'sha256')
  return stored.length === tried.length && timingSafeEqual(stored, tried)
}

/** Does the work of one password check, for an account that does not exist. */
export const hashWithoutAccount = (password: string): Promise<Buffer> =>
  hashWith(password, randomBytes(BYTES).toString('hex'), ROUNDS, BYTES, 'sha256')
