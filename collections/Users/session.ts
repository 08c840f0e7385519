import { createLocalReq, logoutOperation, type Payload } from 'payload'
import { type Answer, fail, refuse, succeed } from '@/lib/server/answers'
import { toJson } from '@/lib/server/responses'
import { withLock } from '@/lib/server/withLock'
import { MESSAGES } from '@/lib/shared/messages'
import type { User } from '@/payload-types'
import { factorFields } from './secondFactor/factorFields'
import { DASHBOARD_ROLES } from './shared/roles'
import type { LoginValues } from './shared/schema'
import { signIn } from './signIn'

/**
 * login.php: exchanges the e-mail and password of an admin or a recruiter, and the code of a second
 * factor, for a token. One message for every wrong input but the code.
 */
export const logIn = async (
  payload: Payload,
  headers: Headers,
  values: LoginValues,
): Promise<Answer | Response> => {
  const outcome = await signIn({ payload, headers, roles: DASHBOARD_ROLES }, values)
  if (outcome.is === 'wrong') return refuse(MESSAGES.loginRefused)
  if (outcome.is === 'tooMany') {
    return toJson(fail.tooMany(), { 'Retry-After': String(outcome.waitSeconds) })
  }
  if (outcome.is !== 'signedIn') {
    const { message, ...fields } = factorFields(outcome)
    const refusal = refuse(message)
    return { ...refusal, body: { ...refusal.body, ...fields } }
  }
  const { session, browserCookie, recoveryCodes } = outcome
  const codes = recoveryCodes && { recovery_codes: recoveryCodes }
  return toJson(succeed({ token: session.token, ...codes }, MESSAGES.loginSucceeded), {
    'Set-Cookie': browserCookie,
  })
}

/** logout.php: ends the token's session on the server; with `everywhere`, all of the account's. */
export const logOut = async (
  payload: Payload,
  user: User,
  everywhere: boolean,
): Promise<Answer> => {
  const collection = payload.collections.users
  // Payload adds the session id to a signed-in user without a type for it.
  const req = await createLocalReq(
    { user: user as Parameters<typeof createLocalReq>[0]['user'] },
    payload,
  )
  await withLock(`login:${user.email}`, () =>
    logoutOperation({ collection, req, allSessions: everywhere }),
  )
  return succeed({}, MESSAGES.loggedOut)
}
