import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { newestFirst } from '@/lib/server/process/newestFirst'
import { processWide } from '@/lib/server/process/processWide'

const hashWith = promisify(pbkdf2)

const PREFIX = 'pbkdf2-sha256-v1:'
const ROUNDS = 600_000
const BYTES = 32

/** A check costs a fifth of a second of a processor: so many may wait for theirs. */
const WAITING = 32

/**
 * Who asks: a browser that has signed in to the account before, or is signed in; or anybody. They do not
 * wait for each other, and a processor is left for everything else (docs/adr/0016).
 */
export type Asker = 'known' | 'unknown'

const checks = processWide('passwordChecks', () => ({
  known: newestFirst({ atOnce: 1, waiting: WAITING }),
  unknown: newestFirst({
    atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)),
    waiting: WAITING,
  }),
}))

type Stored = { hash?: string | null; salt?: string | null }

/**
 * Whether a password fits the one of a stored account; without an account as much work is done. When too
 * many checks wait, 'refused' without a check.
 */
export const checkPassword = (
  asker: Asker,
  password: string,
  account: Stored | null,
): Promise<boolean | 'refused'> =>
  checks[asker](() => fitsHash(password, account ?? { hash: PREFIX, salt: newSalt() }))

/**
 * Whether a password fits a hash that Payload 3.90 stored (tests/unit/both/payloadInternals.test.ts).
 * Payload exports only a whole login, which also starts a session. A hash in another format fits no
 * password.
 */
export const fitsHash = async (password: string, { hash, salt }: Stored): Promise<boolean> => {
  if (!hash?.startsWith(PREFIX) || !salt) return false
  const stored = Buffer.from(hash.slice(PREFIX.length), 'hex')
  const tried = await hashWith(password, salt, ROUNDS, BYTES, 'sha256')
  return stored.length === tried.length && timingSafeEqual(stored, tried)
}

const newSalt = (): string => randomBytes(BYTES).toString('hex')
