import { openApplication } from '@/collections/Applications/openApplication'
import { phpGet } from '@/lib/server/php'

export const GET = phpGet({
  access: 'admin',
  run: ({ payload, user, query }) => openApplication(payload, user, query.get('id')),
})
