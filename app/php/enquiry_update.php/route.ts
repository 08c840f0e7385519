import { changeEnquiry } from '@/collections/Enquiries/changeEnquiry'
import { enquiryUpdateSchema } from '@/collections/Enquiries/schema'
import { phpPost, phpRoute } from '@/lib/server/php'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = phpRoute({
  POST: phpPost({
    access: 'admin',
    schema: enquiryUpdateSchema,
    run: ({ payload, user, values }) => changeEnquiry(payload, user, values),
  }),
})
