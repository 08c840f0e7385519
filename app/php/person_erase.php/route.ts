import { erasePerson } from '@/collections/Privacy/erasePerson'
import { erasePersonSchema } from '@/collections/Privacy/schema'
import { phpPost, phpRoute } from '@/lib/server/php'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = phpRoute({
  POST: phpPost({
    access: 'admin',
    schema: erasePersonSchema,
    run: ({ payload, user, values }) => erasePerson(payload, user, values.rows),
  }),
})
