import { cachedQuery } from '@/lib/server/cachedQuery'
import { TAGS } from '@/lib/server/changes'
import { openJobs } from './jobs'
import { jobPlace } from './shared/texts'

export type FeedJob = {
  id: number
  job_title: string
  place: string
  iso2: string
  salary: string
  experience: string
  vacancies: number | null
  closing_date: string | null
  posted_at: string
  updated_at: string
}

/** All open jobs, newest first, for the site map and the feeds. Cached until a job changes. */
export const openJobFeed = cachedQuery(
  { name: 'open-job-feed', tags: [TAGS.jobs, TAGS.lists] },
  async (payload): Promise<FeedJob[]> => {
    const { jobs } = await openJobs(payload)
    return jobs.map((job) => ({
      id: job.id,
      job_title: job.job_title,
      place: jobPlace(job),
      iso2: job.iso2,
      salary: job.salary,
      experience: job.experience,
      vacancies: job.vacancies,
      closing_date: job.closing_date,
      posted_at: job.update_at,
      updated_at: job.changed_at,
    }))
  },
)
