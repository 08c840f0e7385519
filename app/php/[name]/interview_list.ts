import { listInterviews } from '@/collections/Interviews/listInterviews'
import { phpGet, phpRoute } from '@/lib/server/calls/php'
import { CALL_ROLES } from '../callRoles'

/** GET interview_list.php: a page of the days of interviews, to come or past. */
export const interview_list = phpRoute({
  GET: phpGet({
    access: CALL_ROLES.interview_list,
    run: ({ payload, query }) => listInterviews(payload, query),
  }),
})
