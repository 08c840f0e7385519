import type { Payload } from 'payload'
import type { User } from '@/payload-types'
import type { SessionJson } from '../shared/sessions'
import { UNKNOWN_DEVICE } from './deviceName'
import { nextEnd } from './sessionEnd'
import { ownSession, sessionKey } from './sessionKey'
import { storedSessions } from './storedSessions'

/**
 * session_list.php: the sessions of the account that have not ended, this one first, then the one
 * used last. `user` comes from the token and has Payload's list.
 */
export const listSessions = async (payload: Payload, user: User): Promise<SessionJson[]> => {
  const stored = await storedSessions(payload, user.id)
  const own = ownSession(user)?.id
  return (user.sessions ?? [])
    .filter((session) => nextEnd(session) > Date.now())
    .map((session) => {
      const id = sessionKey(session.id)
      const began = new Date(session.createdAt ?? 0).toISOString()
      const row = stored.get(id)
      return {
        id,
        device: row?.device ?? UNKNOWN_DEVICE,
        is_this: session.id === own,
        created_at: began,
        used_at: row ? new Date(row.used_at).toISOString() : began,
        ends_at: new Date(nextEnd(session)).toISOString(),
      }
    })
    .sort((a, b) => Number(b.is_this) - Number(a.is_this) || b.used_at.localeCompare(a.used_at))
}
