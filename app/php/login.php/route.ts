import { loginSchema } from '@/collections/Users/schema'
import { logIn } from '@/collections/Users/session'
import { phpPost, phpRoute } from '@/lib/server/php'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = phpRoute({
  POST: phpPost({
    access: 'anyone',
    limit: 'login',
    schema: loginSchema,
    run: ({ payload, values }) => logIn(payload, values),
  }),
})
