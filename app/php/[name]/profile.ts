import { saveProfile } from '@/collections/Users/profile'
import { profileJson } from '@/collections/Users/shared/json'
import { profileSchema } from '@/collections/Users/shared/schema'
import { succeed } from '@/lib/server/calls/answers'
import { phpGet, phpPost, phpRoute } from '@/lib/server/calls/php'
import { LOGO_MAX_BYTES } from '@/lib/shared/limits'
import { CALL_ROLES } from '../callRoles'

/** GET profile.php: the account of the token; POST changes name, e-mail, password or picture. */
export const profile = phpRoute({
  GET: phpGet({
    access: CALL_ROLES.profile,
    run: async ({ user }) => succeed({ profile: profileJson(user) }),
  }),
  POST: phpPost({
    access: CALL_ROLES.profile,
    limit: 'profile',
    schema: profileSchema,
    file: { field: 'avatar', area: 'avatar', maxBytes: LOGO_MAX_BYTES },
    run: ({ payload, user, values, file }) => saveProfile(payload, user, values, file),
  }),
})
