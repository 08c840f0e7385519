import { logOut } from '@/collections/Users/session'
import { logoutSchema } from '@/collections/Users/shared/schema'
import { phpPost, phpRoute } from '@/lib/server/calls/php'
import { CALL_ROLES } from '../callRoles'

/** POST logout.php: ends this session, or all sessions of the account. */
export const logout = phpRoute({
  POST: phpPost({
    access: CALL_ROLES.logout,
    schema: logoutSchema,
    run: ({ payload, user, values }) => logOut(payload, user, values.everywhere),
  }),
})
