import { officeCounts } from '@/collections/officeCounts'
import { succeed } from '@/lib/server/answers'
import { phpGet, phpRoute } from '@/lib/server/php'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = phpRoute({
  GET: phpGet({
    access: 'admin',
    run: async ({ payload }) => succeed({ counts: await officeCounts(payload) }),
  }),
})
