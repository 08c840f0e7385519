import { logOut } from '@/collections/Users/session'
import { logoutSchema } from '@/collections/Users/shared/schema'
import { phpPost, phpRoute } from '@/lib/server/php'

/** POST logout.php: ends this session, or all sessions of the account. */
export const logout = phpRoute({
  POST: phpPost({
    access: 'admin',
    schema: logoutSchema,
    run: ({ payload, user, values }) => logOut(payload, user, values.everywhere),
  }),
})
