import { X } from 'lucide'
import {
  EXPERIENCE_RANGES,
  FACETS,
  type Facet,
  isFiltered,
  type JobFilters,
  jobListHref,
  withoutFilter,
} from '@/collections/Jobs/shared/filters'
import { JOB_INDUSTRIES } from '@/collections/Jobs/shared/industries'
import type { JobJson } from '@/collections/Jobs/shared/json'
import { Breadcrumb } from '@/components/ui/Breadcrumb'
import { Icon } from '@/components/ui/Icon'
import { Pagination } from '@/components/ui/Pagination'
import { PAGE_SIZE } from '@/lib/shared/limits'
import { pageCount } from '@/lib/shared/paginate'
import { JobCard } from './JobCard'
import { type FacetOption, JobFilterForm } from './JobFilterForm'
import styles from './JobList.module.css'
import { JobSearch } from './JobSearch'
import { ListLink } from './ListLink'
import { NoJobs } from './NoJobs'

type Props = {
  filters: JobFilters
  page: number
  jobs: JobJson[]
  total: number
  counts: Record<Facet, Record<string, number>>
  destinations: { name: string; iso2: string }[]
  now: Date
}

const TITLES: Record<Facet, string> = {
  country: 'Country',
  industry: 'Industry',
  experience: 'Experience',
}

/** Browse Jobs (docs/product.md §2): search, filters with real counts, five cards, the pager. */
export const JobList = ({ filters, page, jobs, total, counts, destinations, now }: Props) => {
  const options = facetOptions(counts, destinations, filters)
  const chips = FACETS.flatMap((facet) =>
    filters[facet].map((value) => ({
      value,
      label: options[facet].find((option) => option.value === value)?.label ?? value,
      href: jobListHref(withoutFilter(filters, facet, value)),
    })),
  )
  return (
    <div className="wrap">
      <div className={styles.list}>
        <Breadcrumb trail={[{ label: 'Home', href: '/' }]} here="Browse Jobs" />
        <h1 className={`h1 ${styles.title}`}>Browse Jobs</h1>
        <JobSearch
          slim
          q={filters.q}
          country={filters.country.length === 1 ? filters.country[0] : ''}
          destinations={destinations}
          kept={keptBySearch(filters)}
        />
        <div className={styles.columns}>
          <JobFilterForm
            filters={filters}
            total={total}
            facets={FACETS.map((facet) => ({
              facet,
              title: TITLES[facet],
              options: options[facet],
            }))}
          />
          <div className={styles.results}>
            <div className={styles.bar}>
              <p className={styles.count} role="status">
                Showing <b className="num">{total}</b> jobs
              </p>
              {chips.map(({ value, label, href }) => (
                <ListLink key={value} className={styles.chip} href={href} scroll={false}>
                  {label}
                  <Icon of={X} />
                  <span className="sr-only">: take this filter away</span>
                </ListLink>
              ))}
            </div>
            {jobs.length > 0 ? (
              <ul>
                {jobs.map((job) => (
                  <JobCard key={job.id} job={job} now={now} />
                ))}
              </ul>
            ) : (
              <NoJobs filtered={isFiltered(filters)} />
            )}
            {total > PAGE_SIZE && (
              <Pagination
                current={page}
                last={pageCount(total, PAGE_SIZE)}
                href={(number) => jobListHref(filters, number)}
                Link={ListLink}
              />
            )}
          </div>
        </div>
      </div>
    </div>
  )
}

/** A new search keeps the chosen industries and experience; the country is a field of the search. */
const keptBySearch = ({ industry, experience }: JobFilters): [string, string][] => [
  ...industry.map((value): [string, string] => ['industry', value]),
  ...experience.map((value): [string, string] => ['experience', value]),
]

/** The options of each facet: values that have jobs, and chosen values. */
const facetOptions = (
  counts: Props['counts'],
  destinations: Props['destinations'],
  filters: JobFilters,
): Record<Facet, FacetOption[]> => {
  const all: Record<Facet, FacetOption[]> = {
    country: destinations.map(({ name, iso2 }) => ({ value: iso2, label: name, count: 0, iso2 })),
    industry: Object.entries(JOB_INDUSTRIES).map(([value, label]) => ({ value, label, count: 0 })),
    experience: Object.entries(EXPERIENCE_RANGES).map(([value, { label }]) => ({
      value,
      label,
      count: 0,
    })),
  }
  const offered = (facet: Facet) =>
    all[facet]
      .map((option) => ({ ...option, count: counts[facet][option.value] ?? 0 }))
      .filter(({ value, count }) => count > 0 || filters[facet].includes(value))
  return {
    country: offered('country'),
    industry: offered('industry').sort((a, b) => b.count - a.count),
    experience: offered('experience'),
  }
}
