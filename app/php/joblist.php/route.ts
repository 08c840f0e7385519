import { withApplicants } from '@/collections/Applications/applicantsPerJob'
import { withDemands } from '@/collections/Demands/jobDemand'
import { allJobs } from '@/collections/Jobs/jobs'
import { allMatches, searchJobs } from '@/collections/Jobs/searchJobs'
import { readJobFilters } from '@/collections/Jobs/shared/filters'
import { isJobStatus } from '@/collections/Jobs/shared/schema'
import { usesDashboard } from '@/collections/Users/shared/roles'
import { succeed } from '@/lib/server/calls/answers'
import { phpGet, phpRoute } from '@/lib/server/calls/php'
import { jsonList } from '@/lib/server/calls/responses'
import { readPage } from '@/lib/shared/paginate'

/**
 * GET joblist.php: open jobs for visitors, all jobs for the dashboard. Without page the whole list
 * (docs/product.md §7).
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = phpRoute({
  GET: phpGet({
    access: 'anyone',
    cache: true,
    run: async ({ payload, user, query }) => {
      const page = readPage(query)
      const { filters } = readJobFilters(query)
      if (user && usesDashboard(user.role)) {
        const status = query.get('status')
        const chosen = isJobStatus(status) ? status : undefined
        const { jobs, total } = await allJobs(payload, { q: filters.q, status: chosen }, page)
        if (!page) return succeed({ jobs })
        const rows = await withDemands(payload, await withApplicants(payload, jobs))
        return succeed({ jobs: rows, total })
      }
      if (page) {
        const { jobs, total } = await searchJobs(payload, filters, page)
        return succeed({ jobs, total })
      }
      const rows = await allMatches(payload, filters)
      return jsonList(succeed(), { field: 'jobs', rows }, !user)
    },
  }),
})
