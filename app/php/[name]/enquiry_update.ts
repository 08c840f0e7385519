import { changeEnquiry } from '@/collections/Enquiries/changeEnquiry'
import { enquiryUpdateSchema } from '@/collections/Enquiries/shared/schema'
import { phpPost, phpRoute } from '@/lib/server/calls/php'
import { CALL_ROLES } from '../callRoles'

/** POST enquiry_update.php: marks an enquiry as handled, or changes the note of staff. */
export const enquiry_update = phpRoute({
  POST: phpPost({
    access: CALL_ROLES.enquiry_update,
    schema: enquiryUpdateSchema,
    run: ({ payload, user, values }) => changeEnquiry(payload, user, values),
  }),
})
