import { privacyOverview } from '@/collections/Privacy/retention'
import { saveRetention } from '@/collections/Privacy/saveRetention'
import { retentionSchema } from '@/collections/Privacy/shared/schema'
import { afterPassword } from '@/collections/Users/sessions/recentPassword'
import { succeed } from '@/lib/server/calls/answers'
import { phpGet, phpPost, phpRoute } from '@/lib/server/calls/php'
import { CALL_ROLES } from '../callRoles'

/** GET privacy.php: the retention rule and what it would do now; POST changes the rule. */
export const privacy = phpRoute({
  GET: phpGet({
    access: CALL_ROLES.privacy,
    run: async ({ payload }) => succeed({ privacy: await privacyOverview(payload) }),
  }),
  POST: phpPost({
    access: CALL_ROLES.privacy,
    schema: retentionSchema,
    run: ({ payload, user, values }) =>
      afterPassword(payload, user, () => saveRetention(payload, user, values)),
  }),
})
