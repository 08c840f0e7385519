import { erasePerson } from '@/collections/Privacy/erasePerson'
import { erasePersonSchema } from '@/collections/Privacy/schema'
import { phpPost } from '@/lib/server/php'

export const POST = phpPost({
  access: 'admin',
  schema: erasePersonSchema,
  run: ({ payload, user, values }) => erasePerson(payload, user, values.rows),
})
