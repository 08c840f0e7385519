import { openRegistration } from '@/collections/Registrations/openRegistration'
import { phpGet, phpRoute } from '@/lib/server/calls/php'
import { CALL_ROLES } from '../callRoles'

/** GET registration_details.php: one registration with its details; marks it as seen. */
export const registration_details = phpRoute({
  GET: phpGet({
    access: CALL_ROLES.registration_details,
    run: ({ payload, user, query }) => openRegistration(payload, user, query.get('id')),
  }),
})
