import { logoutSchema } from '@/collections/Users/schema'
import { logOut } from '@/collections/Users/session'
import { phpPost, phpRoute } from '@/lib/server/php'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = phpRoute({
  POST: phpPost({
    access: 'admin',
    schema: logoutSchema,
    run: ({ payload, user, values }) => logOut(payload, user, values.everywhere),
  }),
})
