import { saveMailServer } from '@/collections/Agency/saveMailServer'
import { mailServerJson } from '@/collections/Mails/mailServer'
import { mailServerCall } from '@/collections/Mails/shared/mailServer'
import { afterPassword } from '@/collections/Users/sessions/recentPassword'
import { succeed } from '@/lib/server/calls/answers'
import { phpGet, phpPost, phpRoute } from '@/lib/server/calls/php'
import { CALL_ROLES } from '../callRoles'

/** GET mail_server.php: by what mails are sent. POST tries another mail server and keeps it. */
export const mail_server = phpRoute({
  GET: phpGet({
    access: CALL_ROLES.mail_server,
    run: async ({ payload }) => succeed({ mail_server: await mailServerJson(payload) }),
  }),
  POST: phpPost({
    access: CALL_ROLES.mail_server,
    schema: mailServerCall,
    run: ({ payload, user, values }) =>
      afterPassword(payload, user, () => saveMailServer(payload, user, values)),
  }),
})
