import { saveDeparture } from '@/collections/Deployments/saveDeparture'
import { departureSaveSchema } from '@/collections/Deployments/shared/schema'
import { phpPost, phpRoute } from '@/lib/server/calls/php'
import { MESSAGES } from '@/lib/shared/messages'
import { CALL_ROLES } from '../callRoles'

/** POST departure_save.php: what happened on the way of a selected person, or of many. */
export const departure_save = phpRoute({
  POST: phpPost({
    access: CALL_ROLES.departure_save,
    schema: departureSaveSchema,
    message: MESSAGES.changeRefused,
    run: ({ payload, user, values }) => saveDeparture(payload, user, values),
  }),
})
