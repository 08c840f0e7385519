import { openApplication } from '@/collections/Applications/openApplication'
import { reportsOf } from '@/collections/Enquiries/reportsOf'
import { placesOf } from '@/collections/Interviews/placesOf'
import { proposedTo } from '@/collections/Shortlists/listShortlists'
import { phpGet, phpRoute } from '@/lib/server/calls/php'
import { parseId } from '@/lib/shared/ids'
import { CALL_ROLES } from '../callRoles'

/** GET application.php: one application with all its details; marks it as seen. */
export const application = phpRoute({
  GET: phpGet({
    access: CALL_ROLES.application,
    run: async ({ payload, user, query }) => {
      const id = query.get('id')
      const { status, body } = await openApplication(payload, user, id)
      if (!body.success) return { status, body }
      const interviews = await placesOf(payload, parseId(id) ?? 0)
      const shortlists = await proposedTo(payload, parseId(id) ?? 0)
      // A report may be about a recruiter.
      const reports = user.role === 'admin' ? await reportsOf(payload, parseId(id) ?? 0) : []
      return { status, body: { ...body, interviews, shortlists, reports } }
    },
  }),
})
