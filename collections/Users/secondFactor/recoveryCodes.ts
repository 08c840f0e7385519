import { createHash } from 'node:crypto'
import { readableSecret } from '../readableSecret'

const CODES = 10
const GROUPS = 4
const GROUP_CHARS = 4

/** Ten codes of about 79 bits, for paper: four groups of four, such as `abcd-efgh-jkmn-pqrs`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: CODES }, () => readableSecret(GROUPS, GROUP_CHARS))

/**
 * What is stored of a code. It does not depend on PAYLOAD_SECRET, so that a recovery code still works
 * after a change of it. At 79 bits a fast hash is enough.
 */
export const recoveryHash = (code: string, account: number): string =>
  createHash('sha256').update(`recovery ${account} ${code}`).digest('base64url')

/** Joins hashes for the database. */
export const storedHashes = (codes: string[], account: number): string =>
  codes.map((code) => recoveryHash(plain(code), account)).join(' ')

/** A code as typed, without spaces, hyphens and capital letters. */
export const plain = (typed: string): string => typed.replace(/[\s-]/g, '').toLowerCase()
