import { type AfterErrorHook, APIError, type Payload, type PayloadRequest } from 'payload'
import { type Answer, fail, refuse, refuseField, succeed } from '@/lib/server/calls/answers'
import { PASSWORD_RECENT_MS } from '@/lib/shared/limits'
import { MESSAGES } from '@/lib/shared/messages'
import type { User } from '@/payload-types'
import { checkCurrentPassword } from '../currentPassword'
import { NEEDS_PASSWORD } from '../shared/sessions'
import { deviceName } from './deviceName'
import { ownSession, sessionKey } from './sessionKey'
import { storedSessions, writePassword } from './storedSessions'

/**
 * What takes personal data out, destroys it or changes what candidates trust needs more than a token:
 * the password, given in this session within the last ten minutes; signing in counts
 * (docs/adr/0046). Calls use `afterPassword`, hooks and endpoints of REST `requireRecentPassword`.
 */
export const afterPassword = async (
  payload: Payload,
  user: User,
  run: () => Promise<Answer | Response>,
): Promise<Answer | Response> => {
  if (await isPasswordRecent(payload, user)) return run()
  const refusal = refuse(MESSAGES.passwordNeeded)
  return { ...refusal, body: { ...refusal.body, ...NEEDS_PASSWORD } }
}

/** Refuses a request of REST, also one of the CMS panel, unless the password is recent. */
export const requireRecentPassword = async ({ payload, user }: PayloadRequest): Promise<void> => {
  if (user && (await isPasswordRecent(payload, user))) return
  throw new APIError(MESSAGES.passwordNeeded, 403, NEEDS_PASSWORD, true)
}

/** Gives Payload's answer to that refusal the field of the calls: `needs`. */
export const withNeeds: AfterErrorHook = ({ error }) => {
  const data = 'data' in error ? error.data : null
  const isNeeded = typeof data === 'object' && data !== null && 'needs' in data
  if (!isNeeded) return
  return { response: { errors: [{ message: error.message }], ...NEEDS_PASSWORD } }
}

const isPasswordRecent = async (payload: Payload, user: User): Promise<boolean> =>
  Date.now() - (await passwordGivenAt(payload, user)) <= PASSWORD_RECENT_MS

/** In milliseconds; 0 when the account does not call by a session. */
const passwordGivenAt = async (payload: Payload, user: User): Promise<number> => {
  const session = ownSession(user)
  if (!session) return 0
  const row = (await storedSessions(payload, user.id)).get(sessionKey(session.id))
  return Math.max(...[session.createdAt, row?.password_at].map((at) => Date.parse(at ?? '') || 0))
}

/**
 * password_confirm.php and POST /api/users/confirm-password: the password of the account, for the next
 * ten minutes in this session. Limited like every check of a current password.
 */
export const confirmPassword = async (
  payload: Payload,
  user: User,
  headers: Headers,
  typed: unknown,
): Promise<Answer> => {
  const refusal = await checkCurrentPassword(payload, user, typed)
  if (refusal?.status === 429) return fail.tooMany()
  if (refusal) return refuseField('current_password', refusal.message)
  const session = ownSession(user)
  if (!session) return fail.notAuthenticated()
  const device = deviceName(headers.get('user-agent'))
  await writePassword(payload, {
    userId: user.id,
    sessionId: session.id,
    device,
    now: new Date(),
  })
  return succeed({}, MESSAGES.passwordConfirmed)
}
