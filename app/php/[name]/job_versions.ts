import { jobVersions } from '@/collections/Jobs/jobVersions'
import { phpGet, phpRoute } from '@/lib/server/calls/php'
import { CALL_ROLES } from '../callRoles'

/** GET job_versions.php: the changes of a job, newest first. */
export const job_versions = phpRoute({
  GET: phpGet({
    access: CALL_ROLES.job_versions,
    run: ({ payload, query }) => jobVersions(payload, query.getAll('job_id')),
  }),
})
