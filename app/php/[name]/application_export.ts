import { exportApplications } from '@/collections/Applications/exportApplications'
import { afterPassword } from '@/collections/Users/sessions/recentPassword'
import { phpGet, phpRoute } from '@/lib/server/calls/php'
import { CALL_ROLES } from '../callRoles'

/** GET application_export.php: the filtered applicant list as CSV. */
export const application_export = phpRoute({
  GET: phpGet({
    access: CALL_ROLES.application_export,
    run: ({ payload, user, query }) =>
      afterPassword(payload, user, () => exportApplications(payload, user, query)),
  }),
})
