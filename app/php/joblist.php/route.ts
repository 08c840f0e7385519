import { allJobs, openJobs } from '@/collections/Jobs/jobs'
import { searchJobs } from '@/collections/Jobs/searchJobs'
import { isFiltered, readJobFilters } from '@/collections/Jobs/shared/filters'
import { isJobStatus } from '@/collections/Jobs/shared/schema'
import { succeed } from '@/lib/server/answers'
import { phpGet, phpRoute } from '@/lib/server/php'
import { readPage } from '@/lib/shared/paginate'

/**
 * GET joblist.php: open jobs for visitors, all jobs for the admin. Without page and filters the whole
 * list (docs/product.md §7).
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = phpRoute({
  GET: phpGet({
    access: 'anyone',
    cache: true,
    run: async ({ payload, user, query }) => {
      const page = readPage(query)
      const { filters } = readJobFilters(query)
      const status = query.get('status')
      const list = async () => {
        if (user?.role === 'admin') {
          const chosen = isJobStatus(status) ? status : undefined
          return allJobs(payload, { q: filters.q, status: chosen }, page)
        }
        if (!isFiltered(filters)) return openJobs(payload, page)
        return searchJobs(payload, filters, page ?? { number: 1, size: Number.MAX_SAFE_INTEGER })
      }
      const { jobs, total } = await list()
      return succeed(page ? { jobs, total } : { jobs })
    },
  }),
})
