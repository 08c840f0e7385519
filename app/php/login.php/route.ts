import { loginSchema } from '@/collections/Users/schema'
import { logIn } from '@/collections/Users/session'
import { phpPost, phpRoute } from '@/lib/server/php'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = phpRoute({
  POST: phpPost({
    access: 'anyone',
    schema: loginSchema,
    run: ({ payload, request, values }) => logIn(payload, request.headers, values),
  }),
})
