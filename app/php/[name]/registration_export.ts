import { exportRegistrations } from '@/collections/Registrations/exportRegistrations'
import { phpGet, phpRoute } from '@/lib/server/php'

/** GET registration_export.php: the filtered registrations as CSV. */
export const registration_export = phpRoute({
  GET: phpGet({
    access: 'admin',
    run: ({ payload, user, query }) => exportRegistrations(payload, user, query),
  }),
})
