import { exportApplications } from '@/collections/Applications/exportApplications'
import { phpGet, phpRoute } from '@/lib/server/php'

/** GET application_export.php: the filtered applicant list as CSV. */
export const application_export = phpRoute({
  GET: phpGet({
    access: 'admin',
    run: ({ payload, user, query }) => exportApplications(payload, user, query),
  }),
})
