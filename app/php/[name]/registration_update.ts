import {
  changeRegistration,
  registrationUpdateSchema,
} from '@/collections/Registrations/changeRegistration'
import { proposeForJob } from '@/collections/Registrations/proposeForJob'
import { phpPost, phpRoute } from '@/lib/server/calls/php'
import { MESSAGES } from '@/lib/shared/messages'
import { CALL_ROLES } from '../callRoles'

/** POST registration_update.php: stars a registration or adds a note, or proposes some for a job. */
export const registration_update = phpRoute({
  POST: phpPost({
    access: CALL_ROLES.registration_update,
    schema: registrationUpdateSchema,
    message: MESSAGES.changeRefused,
    run: ({ payload, user, values }) =>
      'ids' in values
        ? proposeForJob(payload, user, values)
        : changeRegistration(payload, user, values),
  }),
})
