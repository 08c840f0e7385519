import { erasePerson } from '@/collections/Privacy/erasePerson'
import { erasePersonSchema } from '@/collections/Privacy/shared/schema'
import { phpPost, phpRoute } from '@/lib/server/php'

/** POST person_erase.php: erases the chosen rows of a person. */
export const person_erase = phpRoute({
  POST: phpPost({
    access: 'admin',
    schema: erasePersonSchema,
    run: ({ payload, user, values }) => erasePerson(payload, user, values.rows),
  }),
})
