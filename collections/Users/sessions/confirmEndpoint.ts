import { addDataAndFileToRequest, type Endpoint, Forbidden } from 'payload'
import { toJson } from '@/lib/server/calls/responses'
import { confirmPassword } from './recentPassword'

/** POST /api/users/confirm-password: password_confirm.php for the CMS panel, with its cookie. */
export const confirmEndpoint: Endpoint = {
  path: '/confirm-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const { payload, user, headers, data } = req
    if (!user) throw new Forbidden(req.t)
    return toJson(await confirmPassword(payload, user, headers, data?.current_password))
  },
}
