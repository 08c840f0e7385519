import {
  changeRegistration,
  registrationUpdateSchema,
} from '@/collections/Registrations/changeRegistration'
import { phpPost, phpRoute } from '@/lib/server/calls/php'
import { MESSAGES } from '@/lib/shared/messages'
import { CALL_ROLES } from '../callRoles'

/** POST registration_update.php: stars a registration or adds a note. */
export const registration_update = phpRoute({
  POST: phpPost({
    access: CALL_ROLES.registration_update,
    schema: registrationUpdateSchema,
    message: MESSAGES.changeRefused,
    run: ({ payload, user, values }) => changeRegistration(payload, user, values),
  }),
})
