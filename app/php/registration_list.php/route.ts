import { readPage } from '@/collections/Jobs/jobs'
import { listRegistrations } from '@/collections/Registrations/registrations'
import { succeed } from '@/lib/server/answers'
import { phpGet } from '@/lib/server/php'

export const GET = phpGet({
  access: 'admin',
  run: async ({ payload, query }) => {
    const page = readPage(query)
    const { registrations, total } = await listRegistrations(payload, query, page)
    return succeed(page ? { registrations, total } : { registrations })
  },
})
