import { listDepartures } from '@/collections/Deployments/listDepartures'
import { phpGet, phpRoute } from '@/lib/server/calls/php'
import { CALL_ROLES } from '../callRoles'

/** GET departure_list.php: the people on the way, grouped by what blocks them. */
export const departure_list = phpRoute({
  GET: phpGet({
    access: CALL_ROLES.departure_list,
    run: ({ payload, query, user }) => listDepartures(payload, user, query),
  }),
})
