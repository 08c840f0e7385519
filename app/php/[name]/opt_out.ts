import { changeOptOut } from '@/collections/OptOuts/changeOptOut'
import { optOutSchema } from '@/collections/OptOuts/shared/schema'
import { phpPost, phpRoute } from '@/lib/server/calls/php'
import { MESSAGES } from '@/lib/shared/messages'
import { CALL_ROLES } from '../callRoles'

/** POST opt_out.php: records or removes an opt-out from broadcasts. */
export const opt_out = phpRoute({
  POST: phpPost({
    access: CALL_ROLES.opt_out,
    schema: optOutSchema,
    message: MESSAGES.changeRefused,
    run: ({ payload, user, values }) => changeOptOut(payload, user, values),
  }),
})
