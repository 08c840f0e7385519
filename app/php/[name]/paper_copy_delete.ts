import { deleteCopy } from '@/collections/Papers/copies/openCopy'
import { oneCopySchema } from '@/collections/Papers/shared/copySchema'
import { phpPost, phpRoute } from '@/lib/server/calls/php'
import { MESSAGES } from '@/lib/shared/messages'
import { CALL_ROLES } from '../callRoles'

/** POST paper_copy_delete.php: deletes a copy, or takes a request back. */
export const paper_copy_delete = phpRoute({
  POST: phpPost({
    access: CALL_ROLES.paper_copy_delete,
    schema: oneCopySchema,
    message: MESSAGES.changeRefused,
    run: ({ payload, user, values }) => deleteCopy(payload, user, values),
  }),
})
