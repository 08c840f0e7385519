import { overview } from '@/collections/Overview/overview'
import { overviewDays } from '@/collections/Overview/wire'
import { succeed } from '@/lib/server/answers'
import { phpGet, phpRoute } from '@/lib/server/php'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = phpRoute({
  GET: phpGet({
    access: 'admin',
    run: async ({ payload, query }) =>
      succeed({ overview: await overview(payload, overviewDays(query.get('days'))) }),
  }),
})
