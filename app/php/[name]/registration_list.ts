import { listRegistrations } from '@/collections/Registrations/registrations'
import { mayReadWholeLists } from '@/collections/Submissions/exportLimit'
import { refuse, succeed } from '@/lib/server/calls/answers'
import { phpGet, phpRoute } from '@/lib/server/calls/php'
import { whileWanted } from '@/lib/server/database/reads/reading'
import { MESSAGES } from '@/lib/shared/messages'
import { readPage } from '@/lib/shared/paginate'
import { CALL_ROLES } from '../callRoles'

/** GET registration_list.php: registrations; with `page`, one page and the total. */
export const registration_list = phpRoute({
  GET: phpGet({
    access: CALL_ROLES.registration_list,
    run: async ({ payload, request, user, query }) => {
      const page = readPage(query)
      if (!page && !mayReadWholeLists(user)) return refuse(MESSAGES.pageNeeded)
      const { registrations, total } = await whileWanted(request.signal, () =>
        listRegistrations(payload, user, query, page),
      )
      return succeed(page ? { registrations, total } : { registrations })
    },
  }),
})
