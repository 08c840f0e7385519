import { changeEnquiry } from '@/collections/Enquiries/changeEnquiry'
import { enquiryUpdateSchema } from '@/collections/Enquiries/schema'
import { phpPost } from '@/lib/server/php'

export const POST = phpPost({
  access: 'admin',
  schema: enquiryUpdateSchema,
  run: ({ payload, user, values }) => changeEnquiry(payload, user, values),
})
