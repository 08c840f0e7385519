import { listMails } from '@/collections/Mails/mails'
import { phpGet } from '@/lib/server/php'

export const GET = phpGet({
  access: 'admin',
  run: ({ payload, user, query }) => listMails(payload, user, query),
})
