import { pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { createLocalReq, logoutOperation, type Payload } from 'payload'
import type { User } from '@/collections/payload-types'
import { type Answer, fail, refuse, succeed } from '@/lib/server/answers'
import { inTurn } from '@/lib/server/inTurn'
import { statusOf } from '@/lib/server/payloadErrors'
import { countLoginTry } from '@/lib/server/rateLimit'
import { MESSAGES } from '@/lib/shared/messages'
import type { LoginValues } from './schema'

/**
 * login.php: the admin's e-mail and password become a token. One message for whatever is wrong, and
 * as much work for an unknown account as for a known one, so that neither words nor time tell which.
 */
export const logIn = (payload: Payload, { email, password }: LoginValues): Promise<Answer> =>
  // Payload reads, changes and writes the list of sessions: parallel logins would lose all but one.
  inTurn(`login:${email}`, async () => {
    const { totalDocs } = await payload.count({
      collection: 'users',
      where: { and: [{ email: { equals: email } }, { role: { equals: 'admin' } }] },
    })
    if (totalDocs === 0) {
      if ((await countLoginTry(email)) !== null) return fail.tooMany()
      await hashForNothing(password)
      return refuse(MESSAGES.loginRefused)
    }
    try {
      const { token } = await payload.login({ collection: 'users', data: { email, password } })
      return succeed({ token }, MESSAGES.loginSucceeded)
    } catch (error) {
      const status = statusOf(error)
      if (status === null || status >= 500) throw error
      return status === 429 ? fail.tooMany() : refuse(MESSAGES.loginRefused)
    }
  })

/** logout.php: the token's session ends on the server; with `everywhere`, all of the account's. */
export const logOut = async (
  payload: Payload,
  user: User,
  everywhere: boolean,
): Promise<Answer> => {
  const collection = payload.collections.users
  // The session id that Payload adds to a signed-in user stands in no generated type.
  const req = await createLocalReq(
    { user: user as Parameters<typeof createLocalReq>[0]['user'] },
    payload,
  )
  await inTurn(`login:${user.email}`, () =>
    logoutOperation({ collection, req, allSessions: everywhere }),
  )
  return succeed({}, MESSAGES.loggedOut)
}

const pbkdf2Async = promisify(pbkdf2)

/** What Payload 3.90 does for one try: PBKDF2-SHA256, 600,000 rounds. */
const hashForNothing = (password: string) =>
  pbkdf2Async(password, randomBytes(32).toString('hex'), 600_000, 32, 'sha256')
