import { changeEnquiry } from '@/collections/Enquiries/changeEnquiry'
import { enquiryUpdateSchema } from '@/collections/Enquiries/shared/schema'
import { phpPost, phpRoute } from '@/lib/server/php'

export const enquiry_update = phpRoute({
  POST: phpPost({
    access: 'admin',
    schema: enquiryUpdateSchema,
    run: ({ payload, user, values }) => changeEnquiry(payload, user, values),
  }),
})
