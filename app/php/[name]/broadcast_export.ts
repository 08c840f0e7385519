import { exportBroadcast } from '@/collections/BroadcastLists/exportList'
import { makeList } from '@/collections/BroadcastLists/makeList'
import { makeListSchema } from '@/collections/BroadcastLists/shared/schema'
import { phpGet, phpPost, phpRoute } from '@/lib/server/php'
import { MESSAGES } from '@/lib/shared/messages'

/** GET broadcast_export.php counts people or downloads a list; POST makes a list. */
export const broadcast_export = phpRoute({
  GET: phpGet({
    access: 'admin',
    run: ({ payload, user, query }) => exportBroadcast(payload, user, query),
  }),
  POST: phpPost({
    access: 'admin',
    schema: makeListSchema,
    message: MESSAGES.changeRefused,
    run: ({ payload, user, values }) => makeList(payload, user, values),
  }),
})
