import { logoutSchema } from '@/collections/Users/schema'
import { logOut } from '@/collections/Users/session'
import { phpPost, phpRoute } from '@/lib/server/php'

export const logout = phpRoute({
  POST: phpPost({
    access: 'admin',
    schema: logoutSchema,
    run: ({ payload, user, values }) => logOut(payload, user, values.everywhere),
  }),
})
