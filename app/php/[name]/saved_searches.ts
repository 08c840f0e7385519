import { changeSearches } from '@/collections/Searches/changeSearches'
import { savedSearches } from '@/collections/Searches/savedSearches'
import { searchSchema } from '@/collections/Searches/shared/schema'
import { succeed } from '@/lib/server/calls/answers'
import { phpGet, phpPost, phpRoute } from '@/lib/server/calls/php'
import { CALL_ROLES } from '../callRoles'

/** GET saved_searches.php: the searches that this account saved. POST: saves, renames or deletes one. */
export const saved_searches = phpRoute({
  GET: phpGet({
    access: CALL_ROLES.saved_searches,
    run: async ({ payload, user }) => succeed({ searches: await savedSearches(payload, user) }),
  }),
  POST: phpPost({
    access: CALL_ROLES.saved_searches,
    schema: searchSchema,
    run: ({ payload, user, values }) => changeSearches(payload, user, values),
  }),
})
