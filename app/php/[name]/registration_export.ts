import { exportRegistrations } from '@/collections/Registrations/exportRegistrations'
import { afterPassword } from '@/collections/Users/sessions/recentPassword'
import { phpGet, phpRoute } from '@/lib/server/calls/php'
import { CALL_ROLES } from '../callRoles'

/** GET registration_export.php: the filtered registrations as CSV. */
export const registration_export = phpRoute({
  GET: phpGet({
    access: CALL_ROLES.registration_export,
    run: ({ payload, user, query }) =>
      afterPassword(payload, user, () => exportRegistrations(payload, user, query)),
  }),
})
