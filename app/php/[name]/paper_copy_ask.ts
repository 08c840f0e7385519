import { askForCopy } from '@/collections/Papers/copies/askForCopy'
import { copyAskSchema } from '@/collections/Papers/shared/copySchema'
import { phpPost, phpRoute } from '@/lib/server/calls/php'
import { MESSAGES } from '@/lib/shared/messages'
import { CALL_ROLES } from '../callRoles'

/** POST paper_copy_ask.php: asks a person on the way for a copy of a paper, by mail. */
export const paper_copy_ask = phpRoute({
  POST: phpPost({
    access: CALL_ROLES.paper_copy_ask,
    schema: copyAskSchema,
    message: MESSAGES.changeRefused,
    run: ({ payload, user, values }) => askForCopy(payload, user, values),
  }),
})
