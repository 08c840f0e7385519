import { showNumber } from '@/collections/Papers/changePapers'
import { paperNumberSchema } from '@/collections/Papers/shared/schema'
import { phpPost, phpRoute } from '@/lib/server/calls/php'
import { MESSAGES } from '@/lib/shared/messages'
import { CALL_ROLES } from '../callRoles'

/** POST paper_number.php: shows the number of one paper, and records it. */
export const paper_number = phpRoute({
  POST: phpPost({
    access: CALL_ROLES.paper_number,
    schema: paperNumberSchema,
    message: MESSAGES.changeRefused,
    run: ({ payload, user, values }) => showNumber(payload, user, values),
  }),
})
