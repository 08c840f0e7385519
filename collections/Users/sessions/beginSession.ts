import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import type { User } from '@/payload-types'
import { storedAccount } from '../secondFactor/accountRow'
import { sessionToken } from './sessionToken'
import { addSession, deleteSessions } from './storedSessions'

export type Begun = { token: string; exp: number; user: User }

/**
 * Begins a session of an account whose password was right. `checked` is the account as it was then;
 * null when password or address were changed meanwhile.
 */
export const beginSession = async (payload: Payload, checked: User): Promise<Begun | null> => {
  const seconds = payload.collections.users.config.auth.tokenExpiration
  const begun = new Date()
  const ends = new Date(begun.getTime() + seconds * 1000)
  const sid = randomUUID()
  await addSession(payload, checked.id, { id: sid, begun, ends })
  // A change of them ends the sessions that there are, so it is looked for after this one is there.
  const user = await storedAccount(payload, checked.id)
  if (!user || user.hash !== checked.hash || user.email !== checked.email) {
    await deleteSessions(payload, checked.id, [sid])
    return null
  }
  return { ...(await sessionToken(payload, user, { sid, seconds })), user }
}
