import { listRegistrations } from '@/collections/Registrations/registrations'
import { succeed } from '@/lib/server/answers'
import { phpGet, phpRoute } from '@/lib/server/php'
import { readPage } from '@/lib/shared/paginate'

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
