import { exportRegistrations } from '@/collections/Registrations/exportRegistrations'
import { phpGet, phpRoute } from '@/lib/server/php'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = phpRoute({
  GET: phpGet({
    access: 'admin',
    run: ({ payload, user, query }) => exportRegistrations(payload, user, query),
  }),
})
