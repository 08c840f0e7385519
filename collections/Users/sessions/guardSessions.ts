import type { AuthStrategy, Payload } from 'payload'
import { noteUse } from './noteUse'
import { latestEnd } from './sessionEnd'
import { ownSession } from './sessionKey'

/**
 * Adds the site's rules to every way in which Payload recognises an account, for php calls, REST,
 * uploads, server functions and the CMS panel: a cookie that another site sends does not count,
 * and a session ends SESSION_DAYS after its sign-in. Called once, when Payload has started.
 */
export const guardSessions = (payload: Payload): void => {
  payload.authStrategies = payload.authStrategies.map(guarded)
}

const guarded = (strategy: AuthStrategy): AuthStrategy => ({
  ...strategy,
  authenticate: async (given) => {
    const headers = withoutForeignCookie(given.headers)
    const result = await strategy.authenticate({ ...given, headers })
    const { user } = result
    const session = user && ownSession(user)
    if (!user || !session || latestEnd(session) <= Date.now()) return { ...result, user: null }
    noteUse(given.payload, { userId: Number(user.id), sessionId: session.id, headers })
    return result
  },
})

/**
 * Payload accepts its cookie when the Origin is this site's, without asking Sec-Fetch-Site. A
 * browser cannot send both; what does is not a browser, or one with a fault.
 */
const withoutForeignCookie = (headers: Headers): Headers => {
  if (headers.get('sec-fetch-site') !== 'cross-site' || !headers.has('cookie')) return headers
  const kept = new Headers(headers)
  kept.delete('cookie')
  return kept
}
