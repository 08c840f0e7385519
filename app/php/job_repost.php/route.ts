import { repostJob } from '@/collections/Jobs/repostJob'
import { jobRepostSchema } from '@/collections/Jobs/schema'
import { phpPost } from '@/lib/server/php'

export const POST = phpPost({
  access: 'admin',
  schema: jobRepostSchema,
  run: ({ payload, values }) => repostJob(payload, values.job_id),
})
