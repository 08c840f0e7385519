import { openInterview } from '@/collections/Interviews/listInterviews'
import { phpGet, phpRoute } from '@/lib/server/calls/php'
import { CALL_ROLES } from '../callRoles'

/** GET interview.php: a day of interviews with its people. */
export const interview = phpRoute({
  GET: phpGet({
    access: CALL_ROLES.interview,
    run: ({ payload, user, query }) => openInterview(payload, user, query),
  }),
})
