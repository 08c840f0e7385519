import { deletePaper } from '@/collections/Papers/changePapers'
import { paperDeleteSchema } from '@/collections/Papers/shared/schema'
import { phpPost, phpRoute } from '@/lib/server/calls/php'
import { MESSAGES } from '@/lib/shared/messages'
import { CALL_ROLES } from '../callRoles'

/** POST paper_delete.php: deletes a paper of an application. */
export const paper_delete = phpRoute({
  POST: phpPost({
    access: CALL_ROLES.paper_delete,
    schema: paperDeleteSchema,
    message: MESSAGES.changeRefused,
    run: ({ payload, user, values }) => deletePaper(payload, user, values),
  }),
})
