import { exportApplications } from '@/collections/Applications/exportApplications'
import { phpGet } from '@/lib/server/php'

export const GET = phpGet({
  access: 'admin',
  run: ({ payload, user, query }) => exportApplications(payload, user, query),
})
