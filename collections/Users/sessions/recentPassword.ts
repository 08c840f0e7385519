import type { Payload } from 'payload'
import { type Answer, fail, refuse, refuseField, succeed } from '@/lib/server/answers'
import { PASSWORD_RECENT_MS } from '@/lib/shared/limits'
import { MESSAGES } from '@/lib/shared/messages'
import type { User } from '@/payload-types'
import { checkCurrentPassword } from '../currentPassword'
import { NEEDS_PASSWORD } from '../shared/sessions'
import { deviceName } from './deviceName'
import { ownSession, sessionKey } from './sessionKey'
import { storedSessions, writePassword } from './storedSessions'

/**
 * Runs an export of personal data if the password was given in this session within the last ten
 * minutes; signing in counts. Otherwise the answer says that the password is needed.
 */
export const afterPassword = async (
  payload: Payload,
  user: User,
  run: () => Promise<Answer | Response>,
): Promise<Answer | Response> => {
  if (Date.now() - (await passwordGivenAt(payload, user)) <= PASSWORD_RECENT_MS) return run()
  const refusal = refuse(MESSAGES.passwordNeeded)
  return { ...refusal, body: { ...refusal.body, ...NEEDS_PASSWORD } }
}

/** In milliseconds; 0 when the account does not call by a session. */
const passwordGivenAt = async (payload: Payload, user: User): Promise<number> => {
  const session = ownSession(user)
  if (!session) return 0
  const row = (await storedSessions(payload, user.id)).get(sessionKey(session.id))
  return Math.max(...[session.createdAt, row?.password_at].map((at) => Date.parse(at ?? '') || 0))
}

/**
 * password_confirm.php: the password of the account, for the exports of the next ten minutes in
 * this session. Limited like every check of a current password.
 */
export const confirmPassword = async (
  payload: Payload,
  user: User,
  headers: Headers,
  typed: string,
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
