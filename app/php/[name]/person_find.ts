import { findPerson } from '@/collections/Privacy/findPerson'
import { findPersonSchema } from '@/collections/Privacy/shared/schema'
import { succeed } from '@/lib/server/answers'
import { phpPost, phpRoute } from '@/lib/server/php'

export const person_find = phpRoute({
  POST: phpPost({
    access: 'admin',
    schema: findPersonSchema,
    run: async ({ payload, user, values }) =>
      succeed({ rows: await findPerson(payload, user, values.who) }),
  }),
})
