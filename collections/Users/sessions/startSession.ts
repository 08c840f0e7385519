import { randomUUID } from 'node:crypto'
import type { CollectionAfterOperationHook, Payload } from 'payload'
import { renderMail } from '@/collections/Mails/layout'
import { putInOutbox } from '@/collections/Mails/outbox'
import { logError } from '@/lib/server/monitoring/logError'
import type { User } from '@/payload-types'
import { knownBrowserOf } from '../knownBrowser'
import { deviceName } from './deviceName'
import { newDevice } from './email'
import { sessionIdIn } from './sessionKey'
import { writeSignIn } from './storedSessions'

type SignIn = {
  payload: Payload
  user: Pick<User, 'id' | 'email' | 'role'>
  /** Of the request that signed in. */
  headers: Headers
  /** The new session's token. */
  token: string | undefined
}

/**
 * Call after every completed sign-in: stores the device of the session and, for a browser that has
 * not signed in to this account before, writes a mail to the account. The first sign-in of an
 * account sends none. Never rejects: a full disk must not keep the admin out.
 */
export const startSession = async ({ payload, user, headers, token }: SignIn): Promise<void> => {
  try {
    const sessionId = sessionIdIn(token ?? '')
    if (!sessionId) return
    const now = new Date()
    const device = deviceName(headers.get('user-agent'))
    const hasSignedInBefore = await writeSignIn(payload, {
      userId: user.id,
      sessionId,
      device,
      now,
    })
    if (!hasSignedInBefore || knownBrowserOf(headers, user.id)) return
    const facts = await payload.findGlobal({ slug: 'site-settings' })
    await putInOutbox(payload, {
      ...renderMail(newDevice(user.role, device, now), facts),
      key: `sign-in:${randomUUID()}`,
      kind: 'sign-in',
      to: user.email,
    })
  } catch (error) {
    logError('start of a session', error)
  }
}

/** A new password by a mailed link signs in too. */
export const startSessionAfterReset: CollectionAfterOperationHook<'users'> = async (done) => {
  const { operation, req, result } = done
  if (operation !== 'resetPassword' || !req.user) return result
  const { payload, headers, user } = req
  await startSession({ payload, user, headers, token: result.token })
  return result
}
