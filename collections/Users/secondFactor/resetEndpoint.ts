import {
  addDataAndFileToRequest,
  type Endpoint,
  type PayloadRequest,
  resetPasswordOperation,
} from 'payload'
import { sessionCookie } from '../sessions/sessionToken'
import { deleteOtherSessions } from '../sessions/storedSessions'
import { factorOf, isOn } from './factor'
import { PASSED_FACTOR } from './requirePassed'
import { isFactorRequired } from './SignInSettings'

/**
 * POST /api/users/reset-password: Payload's answer, which also signs in. An account that needs a
 * second factor gets the new password, but no session: it must sign in with a code.
 */
export const resetEndpoint: Endpoint = {
  path: '/reset-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    Object.assign(req.context, PASSED_FACTOR)
    const { payload, t } = req
    const collection = payload.collections.users
    const { token, user } = await resetPasswordOperation({ collection, data: dataOf(req), req })
    const message = t('authentication:passwordResetSuccessfully')
    const { id } = user as { id: number } // of the collection users
    if (isOn(await factorOf(payload, id)) || (await isFactorRequired(payload))) {
      await deleteOtherSessions(payload, id)
      return Response.json({ message })
    }
    const cookie = sessionCookie(payload, String(token))
    return Response.json({ message, token, user }, { headers: { 'Set-Cookie': cookie } })
  },
}

const dataOf = ({ data }: PayloadRequest) => {
  const { password, token } = data ?? {}
  return {
    password: typeof password === 'string' ? password : '',
    token: typeof token === 'string' ? token : '',
  }
}
