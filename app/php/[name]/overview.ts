import { overview as figures } from '@/collections/Overview/overview'
import { overviewDays } from '@/collections/Overview/shared/json'
import { succeed } from '@/lib/server/calls/answers'
import { phpGet, phpRoute } from '@/lib/server/calls/php'
import { CALL_ROLES } from '../callRoles'

/** GET overview.php: the figures of the Overview panel for a number of days. */
export const overview = phpRoute({
  GET: phpGet({
    access: CALL_ROLES.overview,
    run: async ({ payload, query }) =>
      succeed({ overview: await figures(payload, overviewDays(query.get('days'))) }),
  }),
})
