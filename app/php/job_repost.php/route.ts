import { repostJob } from '@/collections/Jobs/repostJob'
import { jobRepostSchema } from '@/collections/Jobs/schema'
import { phpPost, phpRoute } from '@/lib/server/php'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = phpRoute({
  POST: phpPost({
    access: 'admin',
    schema: jobRepostSchema,
    run: ({ payload, values }) => repostJob(payload, values.job_id),
  }),
})
