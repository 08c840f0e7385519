import { dropWaiting } from '@/collections/Imports/dropFile'
import { erasePerson } from '@/collections/Privacy/erasePerson'
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
      afterPassword(payload, user, async () => {
        const answer = await erasePerson(payload, user, values.rows)
        // A list that waits to be imported may name the person.
        await dropWaiting(payload, new Date())
        return answer
      }),
  }),
})
