import { listApplications } from '@/collections/Applications/applications'
import { mayReadWholeLists } from '@/collections/Submissions/exportLimit'
import { refuse, succeed } from '@/lib/server/calls/answers'
import { phpGet, phpRoute } from '@/lib/server/calls/php'
import { whileWanted } from '@/lib/server/database/reads/reading'
import { MESSAGES } from '@/lib/shared/messages'
import { readPage } from '@/lib/shared/paginate'
import { CALL_ROLES } from '../callRoles'

/** GET jobapplied_list.php: the applicant list; with `page`, one page and its totals. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = phpRoute({
  GET: phpGet({
    access: CALL_ROLES.jobapplied_list,
    run: async ({ payload, request, user, query }) => {
      const page = readPage(query)
      if (!page && !mayReadWholeLists(user)) return refuse(MESSAGES.pageNeeded)
      const { jobs, total, by_stage } = await whileWanted(request.signal, () =>
        listApplications(payload, user, query, page),
      )
      return succeed(page ? { jobs, total, by_stage } : { jobs })
    },
  }),
})
