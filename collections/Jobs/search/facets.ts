import { FACETS, type Facet, type JobFilters } from '../shared/filters'

/** Open jobs that have the same filter values; empty for none. */
export type FacetGroup = { id: number; jobs: number } & Record<Facet, string>

/** Value → how many jobs match it together with the filters of the other facets. */
export type FacetCounts = Record<Facet, Record<string, number>>

/** A group as the queries return it. */
export type GroupTuple = [
  id: number,
  country: string,
  industry: string,
  experience: string,
  jobs: number,
]

export const readGroups = (json: string | null | undefined): FacetGroup[] => {
  const tuples = JSON.parse(json ?? '[]') as GroupTuple[] // written by the queries
  return tuples.map(([id, country, industry, experience, jobs]) => ({
    id,
    country,
    industry,
    experience,
    jobs,
  }))
}

export const totalOf = (groups: FacetGroup[]): number =>
  groups.reduce((sum, { jobs }) => sum + jobs, 0)

/** The groups that all filters let through. */
export const fittingGroups = (groups: FacetGroup[], filters: JobFilters): FacetGroup[] =>
  groups.filter((group) => FACETS.every((facet) => fits(group, filters, facet)))

export const countFacets = (groups: FacetGroup[], filters: JobFilters): FacetCounts => {
  const counts: FacetCounts = { country: {}, industry: {}, experience: {} }
  for (const facet of FACETS) {
    const others = FACETS.filter((other) => other !== facet)
    for (const group of groups) {
      const value = group[facet]
      if (!value || !others.every((other) => fits(group, filters, other))) continue
      counts[facet][value] = (counts[facet][value] ?? 0) + group.jobs
    }
  }
  return counts
}

const fits = (group: FacetGroup, filters: JobFilters, facet: Facet): boolean =>
  filters[facet].length === 0 || filters[facet].includes(group[facet])
