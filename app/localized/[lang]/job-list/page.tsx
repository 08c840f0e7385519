import type { Metadata } from 'next'
import { destinations } from '@/collections/Countries/countries'
import { JOB_FEED } from '@/collections/content/shared/feedLinks'
import { searchJobs } from '@/collections/Jobs/searchJobs'
import { isFiltered, jobListHref, readJobFilters } from '@/collections/Jobs/shared/filters'
import { JobList } from '@/components/jobs/JobList'
import { writtenLanguage } from '@/lib/server/pageLanguage'
import { payloadClient } from '@/lib/server/payload/payload'
import { PAGE_SIZE } from '@/lib/shared/limits'
import { pageCount } from '@/lib/shared/paginate'
import { paths } from '@/lib/shared/paths'
import { toQuery } from '@/lib/shared/query'
import { shareCard } from '@/lib/shared/shareCard'
import { wordsIn } from '@/messages/wordsIn'
import { inPageLanguage } from '../inPageLanguage'

// Rendered per request: the filters are in the address, and a build has no database.
export const dynamic = 'force-dynamic'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const generateMetadata = async ({ searchParams }: Props): Promise<Metadata> => {
  const { filters, page } = readJobFilters(toQuery(await searchParams))
  const t = wordsIn(await writtenLanguage(paths.jobList), 'jobList')
  return inPageLanguage(paths.jobList, {
    title: page > 1 ? t('pageTitle', { page: String(page) }) : t('title'),
    description: t('description', { page: page > 1 ? String(page) : 'one' }),
    alternates: { canonical: jobListHref(filters, page), types: JOB_FEED },
    openGraph: { type: 'website', images: [shareCard('job-list')] },
    ...(isFiltered(filters) && { robots: { index: false, follow: true } }),
  })
}

const JobListPage = async ({ searchParams }: Props) => {
  const { filters, page } = readJobFilters(toQuery(await searchParams))
  const payload = await payloadClient()
  const search = (number: number) => searchJobs(payload, filters, { number, size: PAGE_SIZE })
  const asked = await search(page)
  const last = pageCount(asked.total, PAGE_SIZE)
  const shown = page > last ? await search(last) : asked
  return (
    <JobList
      filters={filters}
      page={Math.min(page, last)}
      {...shown}
      destinations={await destinations()}
      now={new Date()}
      language={await writtenLanguage(paths.jobList)}
    />
  )
}

export default JobListPage
