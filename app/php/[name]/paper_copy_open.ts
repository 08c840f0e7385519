import { openCopy } from '@/collections/Papers/copies/openCopy'
import { oneCopySchema } from '@/collections/Papers/shared/copySchema'
import { phpPost, phpRoute } from '@/lib/server/calls/php'
import { MESSAGES } from '@/lib/shared/messages'
import { CALL_ROLES } from '../callRoles'

/** POST paper_copy_open.php: the file of a copy; recorded before it is sent. */
export const paper_copy_open = phpRoute({
  POST: phpPost({
    access: CALL_ROLES.paper_copy_open,
    schema: oneCopySchema,
    message: MESSAGES.changeRefused,
    run: ({ payload, user, values }) => openCopy(payload, user, values),
  }),
})
