import { menuCounts } from '@/collections/Overview/menuCounts'
import { succeed } from '@/lib/server/answers'
import { phpGet, phpRoute } from '@/lib/server/php'

export const office = phpRoute({
  GET: phpGet({
    access: 'admin',
    run: async ({ payload }) => succeed({ counts: await menuCounts(payload) }),
  }),
})
