import { destinations } from '@/collections/Countries/countries'
import { newestFeedJobs } from '@/collections/Jobs/openJobFeed'
import { salaryText } from '@/collections/Jobs/shared/display'
import { jobListHref, NO_FILTERS } from '@/collections/Jobs/shared/filters'
import type { JobJson } from '@/collections/Jobs/shared/json'
import { jobPlace, vacanciesText } from '@/collections/Jobs/shared/texts'
import { payloadClient } from '@/lib/server/payload/payload'
import { longDate } from '@/lib/shared/format'
import { paths } from '@/lib/shared/paths'
import { rss } from '@/lib/shared/xml'
import type { SiteSetting } from '@/payload-types'
import { listContent } from './findContent'

const MAX_ARTICLES = 100

/** The RSS feed of a file name: `jobs.xml`, `jobs-qa.xml`, `news.xml`; null for other names. */
export const feed = async (
  file: string,
  facts: SiteSetting,
  siteUrl: string,
): Promise<string | null> => {
  if (file === 'news.xml') return newsFeed(facts, siteUrl)
  const name = /^jobs(?:-([a-z]{2}))?\.xml$/.exec(file)
  if (!name) return null
  const iso2 = name[1]?.toUpperCase()
  const country = iso2 ? (await destinations()).find((one) => one.iso2 === iso2) : undefined
  if (iso2 && !country) return null
  const jobs = await newestFeedJobs(await payloadClient(), iso2)
  return rss(
    {
      title: `${country ? `Jobs in ${country.name}` : 'Jobs'}, ${facts.full_name}`,
      link: siteUrl + jobListHref({ ...NO_FILTERS, country: iso2 ? [iso2] : [] }),
      self: siteUrl + paths.feed(file.replace('.xml', '')),
    },
    jobs.map((job) => ({
      title: `${job.job_title}, ${jobPlace(job)}`,
      link: siteUrl + paths.jobDetails(job.id),
      description: jobWords(job, facts),
      date: job.update_at,
    })),
  )
}

const jobWords = (job: JobJson, { licence_number }: SiteSetting): string =>
  [
    salaryText(job.salary),
    `Experience: ${job.experience}`,
    job.vacancies && vacanciesText(job.vacancies),
    job.closing_date && `Apply until ${longDate(job.closing_date)}`,
    `Reg. No. ${licence_number}`,
  ]
    .filter(Boolean)
    .join('. ')

const newsFeed = async (facts: SiteSetting, siteUrl: string): Promise<string> => {
  const articles = await listContent(['article', 'press-release'])
  const newest = articles.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
  return rss(
    {
      title: `Articles and press releases, ${facts.full_name}`,
      link: siteUrl + paths.articles,
      self: siteUrl + paths.feed('news'),
    },
    newest.slice(0, MAX_ARTICLES).map((article) => ({
      title: article.title,
      link: siteUrl + paths.page(article.slug),
      description: article.description,
      date: article.last_reviewed,
    })),
  )
}
