import { type JobFilters, jobListHref, NO_FILTERS } from '@/collections/Jobs/shared/filters'
import type { JobJson } from '@/collections/Jobs/shared/json'
import { cachedQuery } from '@/lib/server/cache/cachedQuery'
import { TAGS } from '@/lib/server/cache/changes'
import { searchJobs } from '../Jobs/searchJobs'
import type { Content, ContentJobs } from './shared/json'

const DEFAULT_COUNT = 4

/** A page's open jobs: by its block of jobs, else its country, else its industries; null without any. */
export const contentJobs = async (page: Content): Promise<ContentJobs | null> => {
  const block = page.layout.find((other) => other.blockType === 'jobs')
  const country = block?.country ?? (block?.industry ? null : page.country)
  // A page about two industries shows the jobs of both.
  const industries = country
    ? []
    : [...new Set([...(block?.industry ? [block.industry] : []), ...page.industries])]
  if (!country && industries.length === 0) return null
  const filters = { ...NO_FILTERS, country: country ? [country] : [], industry: industries }
  const found = await firstJobs(filters, block?.count ?? DEFAULT_COUNT)
  return { ...found, country, industries, href: jobListHref(filters) }
}

const firstJobs = cachedQuery(
  { name: 'content-jobs', tags: [TAGS.jobs, TAGS.lists] },
  async (
    payload,
    filters: JobFilters,
    count: number,
  ): Promise<{ jobs: JobJson[]; total: number }> => {
    const page = { number: 1, size: count }
    const { jobs, total } = await searchJobs(payload, filters, page)
    return { jobs, total }
  },
)
