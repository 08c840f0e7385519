import { exportPerson } from '@/collections/Privacy/exportPerson'
import { exportPersonSchema } from '@/collections/Privacy/shared/schema'
import { refuse } from '@/lib/server/answers'
import { fileResponse } from '@/lib/server/fileResponse'
import { phpPost, phpRoute } from '@/lib/server/php'
import { MESSAGES } from '@/lib/shared/messages'

/** POST person_export.php: the data of the chosen rows of a person, as a zip. */
export const person_export = phpRoute({
  POST: phpPost({
    access: 'admin',
    schema: exportPersonSchema,
    run: async ({ payload, user, values }) => {
      const zip = await exportPerson(payload, user, values.rows)
      return zip ? fileResponse(zip, 'application/zip', 'person.zip') : refuse(MESSAGES.rowGone)
    },
  }),
})
