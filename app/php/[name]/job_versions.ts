import { jobVersions } from '@/collections/Jobs/jobVersions'
import { phpGet, phpRoute } from '@/lib/server/php'

/** GET job_versions.php: the changes of a job, newest first. */
export const job_versions = phpRoute({
  GET: phpGet({
    access: 'admin',
    run: ({ payload, query }) => jobVersions(payload, query.getAll('job_id')),
  }),
})
