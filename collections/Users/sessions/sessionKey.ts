import { createHash } from 'node:crypto'
import type { TypedUser } from 'payload'

/** The name under which a session is stored and listed; its id cannot be derived from it. */
export const sessionKey = (sessionId: string): string =>
  createHash('sha256').update(`session:${sessionId}`).digest('base64url')

/** The id of the session by which this account makes its request; null for own code. */
export const sessionIdOf = (user: object): string | null =>
  '_sid' in user && typeof user._sid === 'string' ? user._sid : null

/** The id of the session that a token of Payload belongs to. Does not check the signature. */
export const sessionIdIn = (token: string): string | null => {
  const claims: unknown = JSON.parse(
    Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8') || 'null',
  )
  const sid = typeof claims === 'object' && claims !== null && 'sid' in claims ? claims.sid : null
  return typeof sid === 'string' ? sid : null
}

type Session = NonNullable<TypedUser['sessions']>[number]

/** The session by which this account makes its request. */
export const ownSession = (user: Pick<TypedUser, 'sessions'>): Session | null => {
  const own = sessionIdOf(user)
  return user.sessions?.find(({ id }) => id === own) ?? null
}
