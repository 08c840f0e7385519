import { listRegistrations } from '@/collections/Registrations/registrations'
import { succeed } from '@/lib/server/answers'
import { phpGet, phpRoute } from '@/lib/server/php'
import { readPage } from '@/lib/shared/paginate'

/** GET registration_list.php: registrations; with `page`, one page and the total. */
export const registration_list = phpRoute({
  GET: phpGet({
    access: 'admin',
    run: async ({ payload, user, query }) => {
      const page = readPage(query)
      const { registrations, total } = await listRegistrations(payload, user, query, page)
      return succeed(page ? { registrations, total } : { registrations })
    },
  }),
})
