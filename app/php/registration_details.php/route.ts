import { openRegistration } from '@/collections/Registrations/openRegistration'
import { phpGet } from '@/lib/server/php'

export const GET = phpGet({
  access: 'admin',
  run: ({ payload, user, query }) => openRegistration(payload, user, query.get('id')),
})
