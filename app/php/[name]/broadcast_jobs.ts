import { newJobs, toldOfJobs } from '@/collections/BroadcastLists/newJobs'
import { toldSchema } from '@/collections/BroadcastLists/shared/schema'
import { phpGet, phpPost, phpRoute } from '@/lib/server/calls/php'
import { MESSAGES } from '@/lib/shared/messages'
import { CALL_ROLES } from '../callRoles'

/** GET broadcast_jobs.php: the new jobs of a list as a text. POST: staff have sent it. */
export const broadcast_jobs = phpRoute({
  GET: phpGet({
    access: CALL_ROLES.broadcast_jobs,
    run: ({ payload, query }) => newJobs(payload, query.get('list')),
  }),
  POST: phpPost({
    access: CALL_ROLES.broadcast_jobs,
    schema: toldSchema,
    message: MESSAGES.changeRefused,
    run: ({ payload, user, values }) => toldOfJobs(payload, user, values),
  }),
})
