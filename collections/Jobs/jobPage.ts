import { publicDemand } from '@/collections/Demands/jobDemand'
import type { PublicDemand } from '@/collections/Demands/shared/json'
import { cachedQuery } from '@/lib/server/cache/cachedQuery'
import { TAGS } from '@/lib/server/cache/changes'
import { findJob, isOpen } from './jobs'
import { type SearchResult, searchJobs, similarJobs } from './searchJobs'
import { NO_FILTERS } from './shared/filters'
import { type JobJson, jobJson, lineId } from './shared/json'

/** The data of a job's page. A closed job keeps its page, without the Apply link. */
export type JobPageData = {
  job: JobJson
  isOpen: boolean
  similar: JobJson[]
  /** Null without one that is valid, and for a closed job. */
  demand: PublicDemand | null
}

const SIMILAR_JOBS = 3
const NEWEST_JOBS = 6

/**
 * The data of a job's page by the id in the address; null for no job. Cached until a job changes.
 */
export const jobPage = cachedQuery(
  { name: 'job-page', tags: [TAGS.jobs, TAGS.lists] },
  async (payload, jobId: string): Promise<JobPageData | null> => {
    const found = await findJob(payload, jobId)
    if (!found) return null
    const job = jobJson(found)
    const now = new Date()
    const isTaking = isOpen(found, now)
    const line = isTaking ? lineId(found) : null
    return {
      job,
      isOpen: isTaking,
      demand: await publicDemand(payload, line, job.employer_confidential, now),
      similar: await similarJobs(payload, job, SIMILAR_JOBS),
    }
  },
)

/** The newest open jobs for the home page, and how many are open. Cached until a job changes. */
export const newestJobs = cachedQuery(
  { name: 'newest-jobs', tags: [TAGS.jobs, TAGS.lists] },
  async (payload): Promise<SearchResult> =>
    searchJobs(payload, NO_FILTERS, { number: 1, size: NEWEST_JOBS }),
)
