import { openApplication } from '@/collections/Applications/openApplication'
import { phpGet, phpRoute } from '@/lib/server/calls/php'
import { CALL_ROLES } from '../callRoles'

/** GET application.php: one application with all its details; marks it as seen. */
export const application = phpRoute({
  GET: phpGet({
    access: CALL_ROLES.application,
    run: ({ payload, user, query }) => openApplication(payload, user, query.get('id')),
  }),
})
