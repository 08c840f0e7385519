import * as z from 'zod/mini'
import { runRetention } from '@/collections/Privacy/saveRetention'
import { afterPassword } from '@/collections/Users/sessions/recentPassword'
import { phpPost, phpRoute } from '@/lib/server/calls/php'
import { CALL_ROLES } from '../callRoles'

/** POST retention_run.php: carries out the retention rule now; refused while it is off. */
export const retention_run = phpRoute({
  POST: phpPost({
    access: CALL_ROLES.retention_run,
    schema: z.object({}),
    run: ({ payload, user }) => afterPassword(payload, user, () => runRetention(payload)),
  }),
})
