import { logIn } from '@/collections/Users/session'
import { loginSchema } from '@/collections/Users/shared/schema'
import { phpPost, phpRoute } from '@/lib/server/calls/php'

/** POST login.php: the token of a staff account. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = phpRoute({
  POST: phpPost({
    access: 'anyone',
    schema: loginSchema,
    run: ({ payload, request, values }) => logIn(payload, request.headers, values),
  }),
})
