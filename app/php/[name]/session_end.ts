import { endSessions } from '@/collections/Users/sessions/endSessions'
import { sessionEndSchema } from '@/collections/Users/shared/sessions'
import { phpPost, phpRoute } from '@/lib/server/calls/php'
import { MESSAGES } from '@/lib/shared/messages'
import { CALL_ROLES } from '../callRoles'

/** POST session_end.php: ends one session of the account, or all but this one. */
export const session_end = phpRoute({
  POST: phpPost({
    access: CALL_ROLES.session_end,
    schema: sessionEndSchema,
    message: MESSAGES.changeRefused,
    run: ({ payload, user, values }) => endSessions(payload, user, values),
  }),
})
