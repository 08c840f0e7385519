import { ownOverview } from '@/collections/Overview/overview'
import { overviewDays } from '@/collections/Overview/shared/json'
import { succeed } from '@/lib/server/calls/answers'
import { phpGet, phpRoute } from '@/lib/server/calls/php'
import { CALL_ROLES } from '../callRoles'

/** GET overview.php: the figures of the Overview panel for a number of days. */
export const overview = phpRoute({
  GET: phpGet({
    access: CALL_ROLES.overview,
    run: async ({ payload, user, query }) =>
      succeed({ overview: await ownOverview(payload, user, overviewDays(query.get('days'))) }),
  }),
})
