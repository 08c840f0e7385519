import { readPage } from '@/collections/Jobs/jobs'
import { listRegistrations } from '@/collections/Registrations/registrations'
import { succeed } from '@/lib/server/answers'
import { phpGet, phpRoute } from '@/lib/server/php'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = phpRoute({
  GET: phpGet({
    access: 'admin',
    run: async ({ payload, query }) => {
      const page = readPage(query)
      const { registrations, total } = await listRegistrations(payload, query, page)
      return succeed(page ? { registrations, total } : { registrations })
    },
  }),
})
