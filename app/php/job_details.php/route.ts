import { findJob, isOpen } from '@/collections/Jobs/jobs'
import { jobJson, staffJobJson } from '@/collections/Jobs/shared/json'
import { usesDashboard } from '@/collections/Users/shared/roles'
import { refuse, succeed } from '@/lib/server/calls/answers'
import { phpGet, phpRoute } from '@/lib/server/calls/php'
import { MESSAGES } from '@/lib/shared/messages'

/** GET job_details.php: one job; visitors get open jobs only. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = phpRoute({
  GET: phpGet({
    access: 'anyone',
    cache: true,
    run: async ({ payload, user, query }) => {
      const ids = query.getAll('job_id')
      const job = ids.length === 1 ? await findJob(payload, ids[0]) : null
      const refused = (message: string) => ({
        status: 200,
        body: { ...refuse(message).body, job: null },
      })
      if (!job) return refused(MESSAGES.jobUnknown)
      if (user && usesDashboard(user.role)) return succeed({ job: staffJobJson(job) })
      if (!isOpen(job, new Date())) return refused(MESSAGES.jobClosed)
      return succeed({ job: jobJson(job) })
    },
  }),
})
