import { privacyUpdateSchema } from '@/collections/Privacy/schema'
import { updatePrivacy } from '@/collections/Privacy/updatePrivacy'
import { phpPost } from '@/lib/server/php'

export const POST = phpPost({
  access: 'admin',
  schema: privacyUpdateSchema,
  run: ({ payload, user, values }) => updatePrivacy(payload, user, values),
})
