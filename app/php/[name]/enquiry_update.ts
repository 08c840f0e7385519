import { changeEnquiry } from '@/collections/Enquiries/changeEnquiry'
import { enquiryUpdateSchema } from '@/collections/Enquiries/shared/schema'
import { phpPost, phpRoute } from '@/lib/server/php'

/** POST enquiry_update.php: marks an enquiry as handled, or changes the note of staff. */
export const enquiry_update = phpRoute({
  POST: phpPost({
    access: 'admin',
    schema: enquiryUpdateSchema,
    run: ({ payload, user, values }) => changeEnquiry(payload, user, values),
  }),
})
