import { listMails } from '@/collections/Mails/mails'
import { phpGet, phpRoute } from '@/lib/server/calls/php'
import { CALL_ROLES } from '../callRoles'

/** GET mail_list.php: one page of the outbox, or one mail with its text. */
export const mail_list = phpRoute({
  GET: phpGet({
    access: CALL_ROLES.mail_list,
    run: ({ payload, user, query }) => listMails(payload, user, query),
  }),
})
