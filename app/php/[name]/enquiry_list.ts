import { listEnquiries } from '@/collections/Enquiries/enquiries'
import { succeed } from '@/lib/server/calls/answers'
import { phpGet, phpRoute } from '@/lib/server/calls/php'
import { CALL_ROLES } from '../callRoles'

/** GET enquiry_list.php: one page of the enquiries. */
export const enquiry_list = phpRoute({
  GET: phpGet({
    access: CALL_ROLES.enquiry_list,
    run: async ({ payload, user, query }) => succeed(await listEnquiries(payload, user, query)),
  }),
})
