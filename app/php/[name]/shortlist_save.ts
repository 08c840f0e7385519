import { saveShortlist } from '@/collections/Shortlists/saveShortlist'
import { shortlistSaveSchema } from '@/collections/Shortlists/shared/schema'
import { phpPost, phpRoute } from '@/lib/server/calls/php'
import { CALL_ROLES } from '../callRoles'

/** POST shortlist_save.php: proposes applicants of a job to a company, and mails the link. */
export const shortlist_save = phpRoute({
  POST: phpPost({
    access: CALL_ROLES.shortlist_save,
    schema: shortlistSaveSchema,
    run: ({ payload, user, values }) => saveShortlist(payload, user, values),
  }),
})
