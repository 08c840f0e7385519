import { privacyUpdateSchema } from '@/collections/Privacy/schema'
import { updatePrivacy } from '@/collections/Privacy/updatePrivacy'
import { phpPost, phpRoute } from '@/lib/server/php'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = phpRoute({
  POST: phpPost({
    access: 'admin',
    schema: privacyUpdateSchema,
    run: ({ payload, user, values }) => updatePrivacy(payload, user, values),
  }),
})
