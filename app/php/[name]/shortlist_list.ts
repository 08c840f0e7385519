import { listShortlists } from '@/collections/Shortlists/listShortlists'
import { phpGet, phpRoute } from '@/lib/server/calls/php'
import { CALL_ROLES } from '../callRoles'

/** GET shortlist_list.php: the lists of people of a job that were proposed to companies, with answers. */
export const shortlist_list = phpRoute({
  GET: phpGet({
    access: CALL_ROLES.shortlist_list,
    run: ({ payload, user, query }) => listShortlists(payload, user, query),
  }),
})
