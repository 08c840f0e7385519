import { parsePage } from '@/lib/shared/paginate'
import { paths } from '@/lib/shared/paths'
import { readSearch } from '@/lib/shared/query'

/** The experience filter: ranges of the required years; `below` is exclusive. */
export const EXPERIENCE_RANGES = {
  freshers: { label: 'Freshers', from: 0, below: 0.5 },
  'up-to-3': { label: 'Up to 3 years', from: 0.5, below: 3 },
  '3-5': { label: '3 – 5 years', from: 3, below: 5.01 },
  'over-5': { label: 'More than 5 years', from: 5.01, below: Number.POSITIVE_INFINITY },
} as const

export type ExperienceRange = keyof typeof EXPERIENCE_RANGES

/** The key of each range in messages/en/jobList.ts. */
export const EXPERIENCE_WORDS = {
  freshers: 'freshers',
  'up-to-3': 'upTo3',
  '3-5': 'from3To5',
  'over-5': 'over5',
} as const satisfies Record<ExperienceRange, string>

/** The filters of the job list. Unknown values match no job. */
export type JobFilters = {
  q: string
  /** ISO codes of countries, upper case. */
  country: string[]
  /** Keys of JOB_INDUSTRIES. */
  industry: string[]
  /** Keys of EXPERIENCE_RANGES. */
  experience: string[]
}

export const FACETS = ['country', 'industry', 'experience'] as const
export type Facet = (typeof FACETS)[number]

/** The query parameters that the job list reads. */
export const JOB_LIST_PARAMETERS = ['q', ...FACETS, 'page']

export const NO_FILTERS: JobFilters = { q: '', country: [], industry: [], experience: [] }

const MAX_VALUES = 30

/** Filters and page of a query. Keys may repeat, or hold a comma list. */
export const readJobFilters = (query: URLSearchParams): { filters: JobFilters; page: number } => {
  const values = (key: Facet) => [
    ...new Set(
      query
        .getAll(key)
        .flatMap((value) => value.split(','))
        .map((value) => value.trim())
        .filter(Boolean)
        .slice(0, MAX_VALUES),
    ),
  ]
  return {
    filters: {
      q: readSearch(query),
      country: [...new Set(values('country').map((iso2) => iso2.toUpperCase()))],
      industry: values('industry'),
      experience: values('experience'),
    },
    page: parsePage(query.get('page')),
  }
}

/**
 * The address of a filtered list, keys in a fixed order: one address for each state. `list` is that of
 * the list in another language.
 */
export const jobListHref = (
  filters: JobFilters,
  page = 1,
  list: string = paths.jobList,
): string => {
  const query = new URLSearchParams()
  if (filters.q) query.set('q', filters.q)
  for (const facet of FACETS) for (const value of filters[facet]) query.append(facet, value)
  if (page > 1) query.set('page', String(page))
  return query.size ? `${list}?${query}` : list
}

export const isFiltered = (filters: JobFilters): boolean =>
  filters.q !== '' || FACETS.some((facet) => filters[facet].length > 0)

/** The same filters without one value. */
export const withoutFilter = (filters: JobFilters, facet: Facet, value: string): JobFilters => ({
  ...filters,
  [facet]: filters[facet].filter((other) => other !== value),
})

/** The required years in a text: 'Freshers welcome' 0, '3 - 5 years' 3; null when it names none. */
export const leastYears = (experience: string): number | null => {
  if (/fresher/i.test(experience)) return 0
  const number = /\d+(\.\d+)?/.exec(experience)
  return number ? Number(number[0]) : null
}
