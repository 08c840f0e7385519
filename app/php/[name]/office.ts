import { menuCounts } from '@/collections/Overview/menuCounts'
import { succeed } from '@/lib/server/answers'
import { phpGet, phpRoute } from '@/lib/server/php'

/** GET office.php: the counts beside the entries of the dashboard menu. */
export const office = phpRoute({
  GET: phpGet({
    access: 'admin',
    run: async ({ payload }) => succeed({ counts: await menuCounts(payload) }),
  }),
})
