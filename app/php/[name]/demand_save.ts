import { saveDemand } from '@/collections/Demands/saveDemand'
import { demandSaveSchema } from '@/collections/Demands/shared/schema'
import { phpPost, phpRoute } from '@/lib/server/calls/php'
import { MESSAGES } from '@/lib/shared/messages'
import { CALL_ROLES } from '../callRoles'

/** POST demand_save.php: makes a demand, or changes it. */
export const demand_save = phpRoute({
  POST: phpPost({
    access: CALL_ROLES.demand_save,
    schema: demandSaveSchema,
    message: MESSAGES.changeRefused,
    run: ({ payload, user, values }) => saveDemand(payload, user, values),
  }),
})
