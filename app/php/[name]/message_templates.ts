import { messageTemplates } from '@/collections/MessageTemplates/messageTemplates'
import { succeed } from '@/lib/server/calls/answers'
import { phpGet, phpRoute } from '@/lib/server/calls/php'
import { CALL_ROLES } from '../callRoles'

/** GET message_templates.php: the texts that staff begin a message to applicants with. */
export const message_templates = phpRoute({
  GET: phpGet({
    access: CALL_ROLES.message_templates,
    run: async ({ payload }) => succeed({ templates: await messageTemplates(payload) }),
  }),
})
