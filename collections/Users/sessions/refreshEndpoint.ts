import { type Endpoint, Forbidden } from 'payload'
import { latestEnd } from './sessionEnd'
import { ownSession } from './sessionKey'
import { ownAccount, sessionCookie, sessionToken } from './sessionToken'
import { extendSession } from './storedSessions'

/**
 * POST /api/users/refresh-token, with Payload's response. Payload reads the account and writes its
 * whole row, with all sessions: a session that is ended at this moment would come back, and so would
 * an old password. Here only the end of this session is written, and never beyond its latest end.
 */
export const refreshEndpoint: Endpoint = {
  path: '/refresh-token',
  method: 'post',
  handler: async (req) => {
    const { payload, user, t } = req
    const session = user && ownSession(user)
    if (!user || !session) throw new Forbidden(t)
    const { config } = payload.collections.users
    const seconds = Math.min(
      config.auth.tokenExpiration,
      Math.floor((latestEnd(session) - Date.now()) / 1000),
    )
    const end = new Date(Date.now() + seconds * 1000)
    if (!(await extendSession(payload, user.id, session.id, end))) throw new Forbidden(t)
    const { exp, token } = await sessionToken(payload, user, { sid: session.id, seconds })
    // Payload adds it without a type.
    const _strategy = '_strategy' in user ? user._strategy : undefined
    const body = {
      message: t('authentication:tokenRefreshSuccessful'),
      exp,
      refreshedToken: token,
      setCookie: true,
      strategy: _strategy,
      user: { ...(await ownAccount(payload, user)), collection: 'users', _strategy },
    }
    return Response.json(body, { headers: { 'Set-Cookie': sessionCookie(payload, token) } })
  },
}
