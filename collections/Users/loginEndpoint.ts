import {
  APIError,
  AuthenticationError,
  addDataAndFileToRequest,
  type Endpoint,
  type PayloadRequest,
} from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import { MESSAGES } from '@/lib/shared/messages'
import { signIn } from './signIn'

/**
 * POST /api/users/login, the login of the CMS panel: Payload's responses with the limits of
 * login.php.
 */
export const loginEndpoint: Endpoint = {
  path: '/login',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const { payload, headers, t } = req
    const outcome = await signIn({ payload, headers }, credentialsOf(req))
    if (outcome.is === 'wrong') throw new AuthenticationError(t)
    if (outcome.is === 'tooMany') throw new APIError(MESSAGES.tooManyRequests, 429, undefined, true)
    const { session, browserCookie } = outcome
    const { config } = payload.collections.users
    const answer = Response.json({ message: t('authentication:passed'), ...session })
    answer.headers.append(
      'Set-Cookie',
      generatePayloadCookie({
        collectionAuthConfig: config.auth,
        cookiePrefix: payload.config.cookiePrefix,
        token: String(session.token),
      }),
    )
    answer.headers.append('Set-Cookie', browserCookie)
    return answer
  },
}

const credentialsOf = ({ data }: PayloadRequest) => {
  const { email, password } = data ?? {}
  return {
    email: typeof email === 'string' ? email : '',
    password: typeof password === 'string' ? password : '',
  }
}
