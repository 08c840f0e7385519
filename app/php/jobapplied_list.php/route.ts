import { listApplications } from '@/collections/Applications/applications'
import { succeed } from '@/lib/server/answers'
import { phpGet, phpRoute } from '@/lib/server/php'
import { readPage } from '@/lib/shared/paginate'

/** GET jobapplied_list.php: the applicant list; with `page`, one page and its totals. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = phpRoute({
  GET: phpGet({
    access: 'admin',
    run: async ({ payload, user, query }) => {
      const page = readPage(query)
      const { jobs, total, by_stage } = await listApplications(payload, user, query, page)
      return succeed(page ? { jobs, total, by_stage } : { jobs })
    },
  }),
})
