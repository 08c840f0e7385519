import { exportApplications } from '@/collections/Applications/exportApplications'
import { phpGet, phpRoute } from '@/lib/server/php'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = phpRoute({
  GET: phpGet({
    access: 'admin',
    run: ({ payload, user, query }) => exportApplications(payload, user, query),
  }),
})
