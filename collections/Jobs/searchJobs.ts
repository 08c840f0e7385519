import type { Payload } from 'payload'
import type { Page } from '@/lib/shared/paginate'
import { dayNumber } from './search/entry'
import {
  countFacets,
  type FacetCounts,
  type FacetGroup,
  fittingGroups,
  totalOf,
} from './search/facets'
import { jobTexts } from './search/jobTexts'
import { listIds, openGroups, type Range } from './search/listIds'
import { searchIds } from './search/searchIds'
import { type JobFilters, NO_FILTERS } from './shared/filters'
import type { JobJson } from './shared/json'
import { searchesFor } from './trades/searchesFor'
import { tradeTable } from './trades/tradeTable'

export type SearchResult = { jobs: JobJson[]; total: number; counts: FacetCounts }

/** Open jobs by their ids, and the groups they were counted by. */
type Found = { ids: number[]; groups: FacetGroup[] }

/**
 * A page of the open jobs that match, newest first, or best match first when `q` has words. Reads
 * the search tables only, which are kept at every write (docs/adr/0025).
 */
export const searchJobs = async (
  payload: Payload,
  filters: JobFilters,
  page: Page,
  now = new Date(),
): Promise<SearchResult> => {
  const { ids, groups } = await find(payload, filters, rangeOf(page), now)
  return {
    jobs: await readJobs(payload, ids),
    total: totalOf(fittingGroups(groups, filters)),
    counts: countFacets(groups, filters),
  }
}

/**
 * All open jobs that match, in the same order, each as JSON, in pieces: memory stays small however
 * many there are.
 */
export const allMatches = async (
  payload: Payload,
  filters: JobFilters,
  now = new Date(),
): Promise<AsyncIterable<string[]>> => {
  const { ids } = await find(payload, filters, WHOLE, now)
  return jobTexts(payload, ids)
}

/** Those of the jobs `among` these ids that match, in the order of the list. */
export const matchesAmong = async (
  payload: Payload,
  filters: JobFilters,
  among: { has: (id: number) => boolean },
  now: Date,
): Promise<number[]> => {
  const { ids } = await find(payload, filters, WHOLE, now)
  return ids.filter((id) => among.has(id))
}

/** How many jobs are open. */
export const countOpenJobs = async (payload: Payload, now = new Date()): Promise<number> =>
  totalOf(await openGroups(payload, dayNumber(now)))

/** Other open jobs: first those of the same country, then those of the same industry. */
export const similarJobs = async (
  payload: Payload,
  job: JobJson,
  count: number,
): Promise<JobJson[]> => {
  const today = dayNumber(new Date())
  const all = await openGroups(payload, today)
  // One more than needed, because the job itself is among them.
  const newest = (filters: JobFilters) =>
    list(payload, all, filters, { offset: 0, size: count + 1 }, today)
  const near = await newest({ ...NO_FILTERS, country: [job.iso2] })
  const alike = await newest({ ...NO_FILTERS, industry: [job.industry ?? 'none'] })
  const others = [...new Set([...near.ids, ...alike.ids])].filter((id) => id !== job.id)
  return readJobs(payload, others.slice(0, count))
}

// A limit that both databases take.
const WHOLE: Range = { offset: 0, size: 2 ** 31 - 1 }

const rangeOf = ({ number, size }: Page): Range => ({ offset: (number - 1) * size, size })

const find = async (
  payload: Payload,
  filters: JobFilters,
  range: Range,
  now: Date,
): Promise<Found> => {
  const today = dayNumber(now)
  const searches = filters.q ? searchesFor(filters.q, await tradeTable()) : []
  let found: Found | null = null
  for (const asked of searches) {
    found = await searchIds(payload, asked, filters, range, today)
    if (found.groups.length > 0) break
  }
  return found ?? list(payload, await openGroups(payload, today), filters, range, today)
}

const list = async (
  payload: Payload,
  all: FacetGroup[],
  filters: JobFilters,
  range: Range,
  today: number,
): Promise<Found> => {
  const fitting = fittingGroups(all, filters)
  return { ids: await listIds(payload, { all, fitting }, range, today), groups: all }
}

/** Open jobs by their ids, in this order, without those that are gone. */
export const readJobs = async (payload: Payload, ids: number[]): Promise<JobJson[]> => {
  const jobs: JobJson[] = []
  for await (const texts of jobTexts(payload, ids)) {
    jobs.push(...texts.map((text): JobJson => JSON.parse(text)))
  }
  return jobs
}
