import { exportPerson } from '@/collections/Privacy/exportPerson'
import { exportPersonSchema } from '@/collections/Privacy/shared/schema'
import { afterPassword } from '@/collections/Users/sessions/recentPassword'
import { refuse } from '@/lib/server/calls/answers'
import { fileResponse } from '@/lib/server/calls/fileResponse'
import { phpPost, phpRoute } from '@/lib/server/calls/php'
import { MESSAGES } from '@/lib/shared/messages'
import { CALL_ROLES } from '../callRoles'

/** POST person_export.php: the data of the chosen rows of a person, as a zip. */
export const person_export = phpRoute({
  POST: phpPost({
    access: CALL_ROLES.person_export,
    schema: exportPersonSchema,
    run: ({ payload, user, values }) =>
      afterPassword(payload, user, async () => {
        const zip = await exportPerson(payload, user, values.rows)
        return zip ? fileResponse(zip, 'application/zip', 'person.zip') : refuse(MESSAGES.rowGone)
      }),
  }),
})
