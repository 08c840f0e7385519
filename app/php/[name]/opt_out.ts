import { changeOptOut } from '@/collections/OptOuts/changeOptOut'
import { optOutSchema } from '@/collections/OptOuts/shared/schema'
import { phpPost, phpRoute } from '@/lib/server/php'
import { MESSAGES } from '@/lib/shared/messages'

/** POST opt_out.php: records or removes an opt-out from broadcasts. */
export const opt_out = phpRoute({
  POST: phpPost({
    access: 'admin',
    schema: optOutSchema,
    message: MESSAGES.changeRefused,
    run: ({ payload, user, values }) => changeOptOut(payload, user, values),
  }),
})
