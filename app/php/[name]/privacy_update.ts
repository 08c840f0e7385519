import { privacyUpdateSchema } from '@/collections/Privacy/shared/schema'
import { updatePrivacy } from '@/collections/Privacy/updatePrivacy'
import { phpPost, phpRoute } from '@/lib/server/calls/php'
import { CALL_ROLES } from '../callRoles'

/** POST privacy_update.php: holds or releases a row, or dismisses an erasure request. */
export const privacy_update = phpRoute({
  POST: phpPost({
    access: CALL_ROLES.privacy_update,
    schema: privacyUpdateSchema,
    run: ({ payload, user, values }) => updatePrivacy(payload, user, values),
  }),
})
