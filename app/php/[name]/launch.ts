import { changeLaunch } from '@/collections/Launch/changeLaunch'
import { checklist } from '@/collections/Launch/checklist'
import { launchSchema } from '@/collections/Launch/shared/schema'
import { succeed } from '@/lib/server/calls/answers'
import { phpGet, phpPost, phpRoute } from '@/lib/server/calls/php'
import { CALL_ROLES } from '../callRoles'

/** GET launch.php: "Before you launch". POST: confirms a point, launches, or goes back. */
export const launch = phpRoute({
  GET: phpGet({
    access: CALL_ROLES.launch,
    run: async ({ payload }) => succeed({ launch: await checklist(payload) }),
  }),
  POST: phpPost({
    access: CALL_ROLES.launch,
    schema: launchSchema,
    run: ({ payload, user, values }) => changeLaunch(payload, user, values),
  }),
})
