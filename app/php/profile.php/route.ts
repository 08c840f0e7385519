import { saveProfile } from '@/collections/Users/profile'
import { profileSchema } from '@/collections/Users/schema'
import { profileWire } from '@/collections/Users/wire'
import { succeed } from '@/lib/server/answers'
import { phpGet, phpPost, phpRoute } from '@/lib/server/php'
import { LOGO_MAX_BYTES } from '@/lib/shared/limits'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = phpRoute({
  GET: phpGet({
    access: 'admin',
    run: async ({ user }) => succeed({ profile: profileWire(user) }),
  }),
  POST: phpPost({
    access: 'admin',
    limit: 'profile',
    schema: profileSchema,
    file: { field: 'avatar', maxBytes: LOGO_MAX_BYTES },
    run: ({ payload, user, values, file }) => saveProfile(payload, user, values, file),
  }),
})
