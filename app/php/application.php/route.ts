import { openApplication } from '@/collections/Applications/openApplication'
import { phpGet, phpRoute } from '@/lib/server/php'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = phpRoute({
  GET: phpGet({
    access: 'admin',
    run: ({ payload, user, query }) => openApplication(payload, user, query.get('id')),
  }),
})
