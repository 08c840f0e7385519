import { listMails } from '@/collections/Mails/mails'
import { phpGet, phpRoute } from '@/lib/server/php'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = phpRoute({
  GET: phpGet({
    access: 'admin',
    run: ({ payload, user, query }) => listMails(payload, user, query),
  }),
})
