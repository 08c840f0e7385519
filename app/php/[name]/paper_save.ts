import { savePaper } from '@/collections/Papers/changePapers'
import { paperSaveSchema } from '@/collections/Papers/shared/schema'
import { phpPost, phpRoute } from '@/lib/server/calls/php'
import { MESSAGES } from '@/lib/shared/messages'
import { CALL_ROLES } from '../callRoles'

/** POST paper_save.php: adds a paper of an application, or changes it. */
export const paper_save = phpRoute({
  POST: phpPost({
    access: CALL_ROLES.paper_save,
    schema: paperSaveSchema,
    message: MESSAGES.changeRefused,
    run: ({ payload, user, values }) => savePaper(payload, user, values),
  }),
})
