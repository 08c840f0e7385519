import { openRegistration } from '@/collections/Registrations/openRegistration'
import { phpGet, phpRoute } from '@/lib/server/php'

export const registration_details = phpRoute({
  GET: phpGet({
    access: 'admin',
    run: ({ payload, user, query }) => openRegistration(payload, user, query.get('id')),
  }),
})
