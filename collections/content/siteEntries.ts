import { languagesOn } from '@/collections/Agency/siteFacts'
import { isIndexed } from '@/collections/Agency/siteMode'
import { openJobEntries } from '@/collections/Jobs/openJobFeed'
import { payloadClient } from '@/lib/server/payload/payload'
import { inEachLanguage } from '@/lib/shared/alternates'
import { paths } from '@/lib/shared/paths'
import { SITEMAP_ROUTES } from '@/lib/shared/routes'
import type { SitemapEntry } from '@/lib/shared/xml'
import { languagesAt } from './contentIn'
import { listContent } from './findContent'
import type { ContentEntry } from './shared/json'

/**
 * Addresses for search engines with the time of their last change, without archived pages, each page
 * in every language in which it is written. None until the site is launched.
 */
export const siteEntries = async (): Promise<SitemapEntry[]> => {
  if (!(await isIndexed())) return []
  const [pages, jobs] = await Promise.all([listContent(), openJobEntries(await payloadClient())])
  const entries = [
    ...pages
      .filter((page) => !page.canonical_slug)
      .map((page) => ({ path: paths.page(page.slug), changed: changedOn(page) })),
    ...jobs.map((job) => ({ path: paths.jobDetails(job.id), changed: job.changed_at })),
  ]
  const newest = latest(entries.map(({ changed }) => changed))
  const newestJob = latest(jobs.map(({ changed_at }) => changed_at)) ?? newest
  const on = await languagesOn()
  const all = [
    ...SITEMAP_ROUTES.map(({ path, changesWith }) => ({
      path,
      changed: (changesWith === 'jobs' ? newestJob : newest) ?? '',
    })),
    ...entries,
  ].filter(({ changed }) => changed !== '')
  const written = await Promise.all(all.map(({ path }) => languagesAt(path, on)))
  return all.flatMap(({ path, changed }, index) =>
    inEachLanguage(path, written[index] ?? []).map((address) => ({ ...address, changed })),
  )
}

/**
 * The day of the review, until somebody changes the page: the first content is all stored in one second.
 */
const changedOn = ({ createdAt, updatedAt, last_reviewed }: ContentEntry): string =>
  updatedAt === createdAt && last_reviewed < updatedAt ? last_reviewed : updatedAt

const latest = (dates: string[]): string | undefined =>
  dates.reduce<string | undefined>((last, date) => (last && last > date ? last : date), undefined)
