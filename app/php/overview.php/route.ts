import { overview } from '@/collections/Overview/overview'
import { overviewDays } from '@/collections/Overview/wire'
import { succeed } from '@/lib/server/answers'
import { phpGet } from '@/lib/server/php'

export const GET = phpGet({
  access: 'admin',
  run: async ({ payload, query }) =>
    succeed({ overview: await overview(payload, overviewDays(query.get('days'))) }),
})
