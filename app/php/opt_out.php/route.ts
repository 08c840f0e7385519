import { changeOptOut } from '@/collections/OptOuts/changeOptOut'
import { optOutSchema } from '@/collections/OptOuts/schema'
import { phpPost, phpRoute } from '@/lib/server/php'
import { MESSAGES } from '@/lib/shared/messages'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = phpRoute({
  POST: phpPost({
    access: 'admin',
    schema: optOutSchema,
    message: MESSAGES.changeRefused,
    run: ({ payload, user, values }) => changeOptOut(payload, user, values),
  }),
})
