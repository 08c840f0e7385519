import { listApplications } from '@/collections/Applications/applications'
import { readPage } from '@/collections/Jobs/jobs'
import { succeed } from '@/lib/server/answers'
import { phpGet, phpRoute } from '@/lib/server/php'
import { readSearch } from '@/lib/shared/query'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = phpRoute({
  GET: phpGet({
    access: 'admin',
    run: async ({ payload, query }) => {
      const page = readPage(query)
      const { jobs, total } = await listApplications(payload, readSearch(query), page)
      return succeed(page ? { jobs, total } : { jobs })
    },
  }),
})
