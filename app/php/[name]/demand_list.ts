import { listDemands } from '@/collections/Demands/listDemands'
import { phpGet, phpRoute } from '@/lib/server/calls/php'
import { CALL_ROLES } from '../callRoles'

/** GET demand_list.php: a page of the demands of employers, with places and state. */
export const demand_list = phpRoute({
  GET: phpGet({
    access: CALL_ROLES.demand_list,
    run: ({ payload, query }) => listDemands(payload, query),
  }),
})
