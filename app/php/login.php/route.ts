import { loginSchema } from '@/collections/Users/schema'
import { logIn } from '@/collections/Users/session'
import { phpPost } from '@/lib/server/php'

export const POST = phpPost({
  access: 'anyone',
  limit: 'login',
  schema: loginSchema,
  run: ({ payload, values }) => logIn(payload, values),
})
