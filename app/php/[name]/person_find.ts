import { findPerson } from '@/collections/Privacy/findPerson'
import { findPersonSchema } from '@/collections/Privacy/shared/schema'
import { succeed } from '@/lib/server/calls/answers'
import { phpPost, phpRoute } from '@/lib/server/calls/php'
import { CALL_ROLES } from '../callRoles'

/** POST person_find.php: all rows of a person, by e-mail address, phone number or reference. */
export const person_find = phpRoute({
  POST: phpPost({
    access: CALL_ROLES.person_find,
    schema: findPersonSchema,
    run: async ({ payload, user, values }) =>
      succeed({ rows: await findPerson(payload, user, values.who) }),
  }),
})
