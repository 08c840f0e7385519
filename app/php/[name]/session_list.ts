import { listSessions } from '@/collections/Users/sessions/listSessions'
import { succeed } from '@/lib/server/calls/answers'
import { phpGet, phpRoute } from '@/lib/server/calls/php'
import { CALL_ROLES } from '../callRoles'

/** GET session_list.php: the sessions of the account, with device and last use. */
export const session_list = phpRoute({
  GET: phpGet({
    access: CALL_ROLES.session_list,
    run: async ({ payload, user }) => succeed({ sessions: await listSessions(payload, user) }),
  }),
})
