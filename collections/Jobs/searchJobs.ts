import type { Payload } from 'payload'
import { officeDay } from '@/lib/shared/format'
import { buildIndex, type Entry, matchWords, type SearchIndex } from './searchIndex'
import {
  EXPERIENCE_RANGES,
  type ExperienceRange,
  FACETS,
  type Facet,
  type JobFilters,
  NO_FILTERS,
} from './shared/filters'
import { type JobJson, jobJson } from './shared/json'
import { JOB_STATUSES } from './shared/schema'

/** Value → how many jobs match it together with the filters of the other facets. */
export type FacetCounts = Record<Facet, Record<string, number>>

export type SearchResult = { jobs: JobJson[]; total: number; counts: FacetCounts }

/**
 * A page of the open jobs that match, newest first, or best match first when `q` has words. The index
 * stays in memory and is rebuilt after a job changed, which one query finds out.
 */
export const searchJobs = async (
  payload: Payload,
  filters: JobFilters,
  page: { number: number; size: number },
  now = new Date(),
): Promise<SearchResult> => {
  const index = await currentIndex(payload)
  const scores = matchWords(index, filters.q)
  const today = officeDay(now)
  const open = index.entries
    .map((entry, at) => ({ entry, score: scores ? (scores.get(at) ?? 0) : 1 }))
    .filter(({ entry, score }) => score > 0 && isStillOpen(entry, today))
  const fitting = open.filter(({ entry }) => FACETS.every((facet) => fits(entry, filters, facet)))
  if (scores) fitting.sort((a, b) => b.score - a.score)
  const start = (page.number - 1) * page.size
  return {
    jobs: await jobsById(
      payload,
      fitting.slice(start, start + page.size).map(({ entry }) => entry.id),
    ),
    total: fitting.length,
    counts: countFacets(
      open.map(({ entry }) => entry),
      filters,
    ),
  }
}

/** Other open jobs: first those of the same country, then those of the same industry. */
export const similarJobs = async (
  payload: Payload,
  job: JobJson,
  count: number,
): Promise<JobJson[]> => {
  const page = { number: 1, size: count + 1 }
  const [near, alike] = await Promise.all([
    searchJobs(payload, { ...NO_FILTERS, country: [job.iso2] }, page),
    searchJobs(payload, { ...NO_FILTERS, industry: [job.industry ?? 'none'] }, page),
  ])
  const others = new Map([...near.jobs, ...alike.jobs].map((other) => [other.id, other]))
  others.delete(job.id)
  return [...others.values()].slice(0, count)
}

const isStillOpen = (entry: Entry, today: string): boolean =>
  !entry.closing_date || officeDay(new Date(entry.closing_date)) >= today

const fits = (entry: Entry, filters: JobFilters, facet: Facet): boolean =>
  filters[facet].length === 0 || filters[facet].includes(facetValue(entry, facet))

const facetValue = (entry: Entry, facet: Facet): string =>
  facet === 'country' ? entry.iso2 : facet === 'industry' ? entry.industry : rangeOf(entry.years)

const RANGES = Object.keys(EXPERIENCE_RANGES) as ExperienceRange[] // keys of the table

const rangeOf = (years: number | null): string =>
  RANGES.find((range) => {
    const { from, below } = EXPERIENCE_RANGES[range]
    return years !== null && years >= from && years < below
  }) ?? ''

const countFacets = (open: Entry[], filters: JobFilters): FacetCounts => {
  const counts: FacetCounts = { country: {}, industry: {}, experience: {} }
  for (const facet of FACETS) {
    const others = FACETS.filter((other) => other !== facet)
    for (const entry of open) {
      if (!others.every((other) => fits(entry, filters, other))) continue
      const value = facetValue(entry, facet)
      if (value) counts[facet][value] = (counts[facet][value] ?? 0) + 1
    }
  }
  return counts
}

const jobsById = async (payload: Payload, ids: number[]): Promise<JobJson[]> => {
  if (ids.length === 0) return []
  const { docs } = await payload.find({
    collection: 'jobs',
    where: { id: { in: ids } },
    depth: 1,
    pagination: false,
  })
  const byId = new Map(docs.map((job) => [job.id, jobJson(job)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

let kept: { version: string; index: Promise<SearchIndex> } | undefined

const currentIndex = async (payload: Payload): Promise<SearchIndex> => {
  const { docs, totalDocs } = await payload.find({
    collection: 'jobs',
    sort: '-updatedAt',
    limit: 1,
    select: { updatedAt: true },
  })
  const version = `${totalDocs}:${docs[0]?.updatedAt ?? ''}`
  if (kept?.version !== version) kept = { version, index: loadIndex(payload) }
  return kept.index
}

const loadIndex = async (payload: Payload): Promise<SearchIndex> => {
  const { docs } = await payload.find({
    collection: 'jobs',
    where: { is_deleted: { equals: JOB_STATUSES.Active } },
    sort: ['-posted_at', '-id'],
    depth: 1,
    pagination: false,
  })
  return buildIndex(
    docs.map((job) => {
      // jobJson hides a confidential employer: its name must find nothing.
      const { iso2, name, company_name } = jobJson(job)
      return { ...job, iso2, country: name, company_name }
    }),
  )
}
