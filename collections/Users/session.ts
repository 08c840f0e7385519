import type { Payload } from 'payload'
import { type Answer, fail, refuse, succeed } from '@/lib/server/calls/answers'
import { toJson } from '@/lib/server/calls/responses'
import { MESSAGES } from '@/lib/shared/messages'
import type { User } from '@/payload-types'
import { recordLogout } from './accountAudit'
import { factorFields } from './secondFactor/factorFields'
import { ownSession } from './sessions/sessionKey'
import { deleteOtherSessions, deleteSessions } from './sessions/storedSessions'
import type { LoginValues } from './shared/schema'
import { signIn } from './signIn'

/**
 * login.php: exchanges the e-mail and password of an account, and the code of a second factor, for a
 * token. One message for every wrong input but the code.
 */
export const logIn = async (
  payload: Payload,
  headers: Headers,
  values: LoginValues,
): Promise<Answer | Response> => {
  const outcome = await signIn({ payload, headers }, values)
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
  const own = ownSession(user)
  if (everywhere) await deleteOtherSessions(payload, user.id)
  else if (own) await deleteSessions(payload, user.id, [own.id])
  await recordLogout(payload, user)
  return succeed({}, MESSAGES.loggedOut)
}
