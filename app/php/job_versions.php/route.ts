import { jobVersions } from '@/collections/Jobs/jobVersions'
import { phpGet } from '@/lib/server/php'

export const GET = phpGet({
  access: 'admin',
  run: ({ payload, query }) => jobVersions(payload, query.getAll('job_id')),
})
