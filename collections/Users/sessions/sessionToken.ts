import { getFieldsToSign, jwtSign, type Payload } from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import type { User } from '@/payload-types'

/** The token of a session that ends in so many seconds, as Payload makes it. */
export const sessionToken = (
  payload: Payload,
  user: User,
  { sid, seconds }: { sid: string; seconds: number },
): Promise<{ exp: number; token: string }> => {
  const { config } = payload.collections.users
  return jwtSign({
    fieldsToSign: getFieldsToSign({
      collectionConfig: config,
      email: user.email,
      sid,
      user: { ...user, collection: 'users' },
    }),
    secret: payload.secret,
    tokenExpiration: seconds,
  })
}

/**
 * The Set-Cookie value by which the CMS panel keeps a token. Without a time: like the dashboard's token,
 * which ends with its tab, it is not kept when the browser is closed.
 */
export const sessionCookie = (payload: Payload, token: string): string =>
  generatePayloadCookie({
    collectionAuthConfig: payload.collections.users.config.auth,
    cookiePrefix: payload.config.cookiePrefix,
    token,
  }).replace(/; Expires=[^;]+/, '')

/** An account as it may read itself, for the answers of the CMS panel's endpoints. */
export const ownAccount = (payload: Payload, user: User): Promise<User> =>
  payload.findByID({ collection: 'users', id: user.id, depth: 0, overrideAccess: false, user })
