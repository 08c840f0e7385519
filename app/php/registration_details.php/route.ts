import { openRegistration } from '@/collections/Registrations/openRegistration'
import { phpGet, phpRoute } from '@/lib/server/php'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = phpRoute({
  GET: phpGet({
    access: 'admin',
    run: ({ payload, user, query }) => openRegistration(payload, user, query.get('id')),
  }),
})
