import { endShortlist } from '@/collections/Shortlists/saveShortlist'
import { shortlistUpdateSchema } from '@/collections/Shortlists/shared/schema'
import { phpPost, phpRoute } from '@/lib/server/calls/php'
import { CALL_ROLES } from '../callRoles'

/** POST shortlist_update.php: ends the link of a company. */
export const shortlist_update = phpRoute({
  POST: phpPost({
    access: CALL_ROLES.shortlist_update,
    schema: shortlistUpdateSchema,
    run: ({ payload, user, values }) => endShortlist(payload, user, values.id),
  }),
})
