import type { Payload } from 'payload'
import { record } from '@/collections/Audit/record'
import { type Answer, refuse, succeed } from '@/lib/server/calls/answers'
import { withLock } from '@/lib/server/database/withLock'
import { MESSAGES } from '@/lib/shared/messages'
import type { User } from '@/payload-types'
import type { SessionEnd } from '../shared/sessions'
import { ownSession, sessionKey } from './sessionKey'
import { deleteSessions } from './storedSessions'

/**
 * session_end.php: ends one session of the account, or all but this one. An ended session is
 * refused by the next request.
 */
export const endSessions = async (
  payload: Payload,
  user: User,
  which: SessionEnd,
): Promise<Answer> => {
  const own = ownSession(user)?.id
  const ended = (user.sessions ?? [])
    .map(({ id }) => id)
    .filter((id) => ('others' in which ? id !== own : sessionKey(id) === which.id))
  if (ended.length === 0) {
    return refuse('others' in which ? MESSAGES.noOtherSession : MESSAGES.sessionGone)
  }
  // The lock of sign-ins: Payload writes its list whole.
  await withLock(`login:${user.email}`, () => deleteSessions(payload, user.id, ended))
  const line = { by: user, subject: 'users', subject_id: user.id, count: ended.length } as const
  await record(payload, { ...line, action: 'logout', detail: 'from the list of sessions' })
  return succeed(
    { ended: ended.length },
    ended.length === 1 ? MESSAGES.sessionEnded : MESSAGES.sessionsEnded,
  )
}
