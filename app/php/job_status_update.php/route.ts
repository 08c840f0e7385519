import { changeJobStatus } from '@/collections/Jobs/changeJobStatus'
import { jobStatusSchema } from '@/collections/Jobs/shared/schema'
import { phpPost, phpRoute } from '@/lib/server/calls/php'
import { MESSAGES } from '@/lib/shared/messages'
import { CALL_ROLES } from '../callRoles'

/** POST job_status_update.php: opens or closes a job. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = phpRoute({
  POST: phpPost({
    access: CALL_ROLES.job_status_update,
    schema: jobStatusSchema,
    message: MESSAGES.statusFailed,
    run: ({ payload, values }) => changeJobStatus(payload, values.job_id, values.status),
  }),
})
