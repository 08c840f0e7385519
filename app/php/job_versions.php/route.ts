import { jobVersions } from '@/collections/Jobs/jobVersions'
import { phpGet, phpRoute } from '@/lib/server/php'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = phpRoute({
  GET: phpGet({
    access: 'admin',
    run: ({ payload, query }) => jobVersions(payload, query.getAll('job_id')),
  }),
})
