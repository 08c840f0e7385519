import { openDeparture } from '@/collections/Deployments/openDeparture'
import { phpGet, phpRoute } from '@/lib/server/calls/php'
import { CALL_ROLES } from '../callRoles'

/** GET departure.php: the way of one selected person. */
export const departure = phpRoute({
  GET: phpGet({
    access: CALL_ROLES.departure,
    run: ({ payload, user, query }) => openDeparture(payload, user, query.get('id')),
  }),
})
