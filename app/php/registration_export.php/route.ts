import { exportRegistrations } from '@/collections/Registrations/exportRegistrations'
import { phpGet } from '@/lib/server/php'

export const GET = phpGet({
  access: 'admin',
  run: ({ payload, user, query }) => exportRegistrations(payload, user, query),
})
