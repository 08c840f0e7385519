import { repostJob } from '@/collections/Jobs/repostJob'
import { jobRepostSchema } from '@/collections/Jobs/shared/schema'
import { phpPost, phpRoute } from '@/lib/server/calls/php'
import { CALL_ROLES } from '../callRoles'

/** POST job_repost.php: copies a job with today’s date; the old one becomes inactive. */
export const job_repost = phpRoute({
  POST: phpPost({
    access: CALL_ROLES.job_repost,
    schema: jobRepostSchema,
    run: ({ payload, values }) => repostJob(payload, values.job_id),
  }),
})
