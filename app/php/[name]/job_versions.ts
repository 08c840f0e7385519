import { jobVersions } from '@/collections/Jobs/jobVersions'
import { phpGet, phpRoute } from '@/lib/server/php'

export const job_versions = phpRoute({
  GET: phpGet({
    access: 'admin',
    run: ({ payload, query }) => jobVersions(payload, query.getAll('job_id')),
  }),
})
