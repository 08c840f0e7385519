import { erasePersonAndLists } from '@/collections/Imports/erasePersonAndLists'
import { erasePersonSchema } from '@/collections/Privacy/shared/schema'
import { afterPassword } from '@/collections/Users/sessions/recentPassword'
import { phpPost, phpRoute } from '@/lib/server/calls/php'
import { CALL_ROLES } from '../callRoles'

/** POST person_erase.php: erases the chosen rows of a person. */
export const person_erase = phpRoute({
  POST: phpPost({
    access: CALL_ROLES.person_erase,
    schema: erasePersonSchema,
    run: ({ payload, user, values }) =>
      afterPassword(payload, user, () => erasePersonAndLists(payload, user, values.rows)),
  }),
})
