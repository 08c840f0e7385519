import { deleteDemand } from '@/collections/Demands/deleteDemand'
import { demandDeleteSchema } from '@/collections/Demands/shared/schema'
import { phpPost, phpRoute } from '@/lib/server/calls/php'
import { MESSAGES } from '@/lib/shared/messages'
import { CALL_ROLES } from '../callRoles'

/** POST demand_delete.php: deletes a demand that no job belongs to. */
export const demand_delete = phpRoute({
  POST: phpPost({
    access: CALL_ROLES.demand_delete,
    schema: demandDeleteSchema,
    message: MESSAGES.changeRefused,
    run: ({ payload, user, values }) => deleteDemand(payload, user, values.id),
  }),
})
