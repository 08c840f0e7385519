import { erasePerson } from '@/collections/Privacy/erasePerson'
import { erasePersonSchema } from '@/collections/Privacy/shared/schema'
import { phpPost, phpRoute } from '@/lib/server/php'
import { CALL_ROLES } from '../callRoles'

/** POST person_erase.php: erases the chosen rows of a person. */
export const person_erase = phpRoute({
  POST: phpPost({
    access: CALL_ROLES.person_erase,
    schema: erasePersonSchema,
    run: ({ payload, user, values }) => erasePerson(payload, user, values.rows),
  }),
})
