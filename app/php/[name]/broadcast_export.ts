import { exportBroadcast } from '@/collections/BroadcastLists/exportList'
import { makeList } from '@/collections/BroadcastLists/makeList'
import { makeListSchema } from '@/collections/BroadcastLists/shared/schema'
import { afterPassword } from '@/collections/Users/sessions/recentPassword'
import { phpGet, phpPost, phpRoute } from '@/lib/server/calls/php'
import { MESSAGES } from '@/lib/shared/messages'
import { CALL_ROLES } from '../callRoles'

/** GET broadcast_export.php counts people or downloads a list; POST makes a list. */
export const broadcast_export = phpRoute({
  GET: phpGet({
    access: CALL_ROLES.broadcast_export,
    run: ({ payload, user, query }) => {
      const run = () => exportBroadcast(payload, user, query)
      // Without a format the answer has no personal data.
      return query.has('format') ? afterPassword(payload, user, run) : run()
    },
  }),
  POST: phpPost({
    access: CALL_ROLES.broadcast_export,
    schema: makeListSchema,
    message: MESSAGES.changeRefused,
    run: ({ payload, user, values }) => makeList(payload, user, values),
  }),
})
