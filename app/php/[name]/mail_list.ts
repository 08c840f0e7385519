import { listMails } from '@/collections/Mails/mails'
import { phpGet, phpRoute } from '@/lib/server/php'

/** GET mail_list.php: one page of the outbox, or one mail with its text. */
export const mail_list = phpRoute({
  GET: phpGet({
    access: 'admin',
    run: ({ payload, user, query }) => listMails(payload, user, query),
  }),
})
