import { pbkdf2Sync, randomBytes } from 'node:crypto'
import { TEST_ADMIN } from '../site/server'

/** What a row of users needs for the tests' admin to log in. */
export const adminLogin = () => {
  const salt = randomBytes(32).toString('hex')
  const hash = pbkdf2Sync(TEST_ADMIN.password, salt, 600_000, 32, 'sha256').toString('hex')
  return { email: TEST_ADMIN.email, salt, hash: `pbkdf2-sha256-v1:${hash}` }
}
