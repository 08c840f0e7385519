import {
  APIError,
  AuthenticationError,
  addDataAndFileToRequest,
  type Endpoint,
  type PayloadRequest,
} from 'payload'
import { MESSAGES } from '@/lib/shared/messages'
import { factorFields } from './secondFactor/factorFields'
import { ownAccount, sessionCookie } from './sessions/sessionToken'
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
    if (outcome.is !== 'signedIn') return withoutSession(outcome)
    const { session, browserCookie, recoveryCodes } = outcome
    const { exp, token } = session
    const user = { ...(await ownAccount(payload, session.user)), collection: 'users' }
    const codes = recoveryCodes && { recovery_codes: recoveryCodes }
    const answer = Response.json({
      message: t('authentication:passed'),
      ...{ exp, token, user },
      ...codes,
    })
    for (const cookie of [sessionCookie(payload, token), browserCookie]) {
      answer.headers.append('Set-Cookie', cookie)
    }
    return answer
  },
}

const credentialsOf = ({ data }: PayloadRequest) => {
  const { email, password, code } = data ?? {}
  return {
    email: typeof email === 'string' ? email : '',
    password: typeof password === 'string' ? password : '',
    code: typeof code === 'string' ? code : '',
  }
}

/** The password was right, and a code is missing or wrong. */
const withoutSession = (outcome: Parameters<typeof factorFields>[0]): Response => {
  const { message, errors: _, ...fields } = factorFields(outcome)
  return Response.json({ errors: [{ message }], ...fields }, { status: 401 })
}
