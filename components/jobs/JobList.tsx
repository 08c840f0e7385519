import { X } from 'lucide'
import {
  EXPERIENCE_RANGES,
  EXPERIENCE_WORDS,
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
import { linkIn } from '@/lib/shared/alternates'
import { ENGLISH, type Language } from '@/lib/shared/languages'
import { FACET_OPTIONS_SHOWN, PAGE_SIZE } from '@/lib/shared/limits'
import { keysOf } from '@/lib/shared/objects'
import { pageCount } from '@/lib/shared/paginate'
import { paths } from '@/lib/shared/paths'
import { translated, wordsIn } from '@/messages/wordsIn'
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
  language: Language
}

/** Browse Jobs (docs/product.md §2): search, filters with real counts, five cards, the pager. */
export const JobList = ({ filters, page, language, jobs, total, ...props }: Props) => {
  const t = wordsIn(language, 'jobList')
  const list = linkIn(paths.jobList, language)
  const alerts = linkIn(paths.jobAlerts, language)
  const options = facetOptions(props.counts, props.destinations, filters, language)
  const chips = FACETS.flatMap((facet) =>
    filters[facet].map((value) => ({
      value,
      label: options[facet].find((option) => option.value === value)?.label ?? value,
      href: jobListHref(withoutFilter(filters, facet, value), 1, list),
    })),
  )
  return (
    <div className="wrap">
      <div className={styles.list}>
        <Breadcrumb
          trail={[{ label: t('home'), href: linkIn(paths.home, language) }]}
          here={t('title')}
          language={language}
        />
        <h1 className={`h1 ${styles.title}`}>{t('title')}</h1>
        <JobSearch
          slim
          q={filters.q}
          country={filters.country.length === 1 ? filters.country[0] : ''}
          destinations={props.destinations}
          kept={keptBySearch(filters)}
          language={language}
        />
        <div className={styles.columns}>
          <JobFilterForm
            filters={filters}
            list={list}
            facets={FACETS.map((facet) => ({
              facet,
              title: t(facet),
              more: t('more', { count: String(options[facet].length - FACET_OPTIONS_SHOWN) }),
              options: options[facet],
            }))}
            words={{
              filters: t('filters'),
              clearAll: t('clearAll'),
              closeFilters: t('closeFilters'),
              useFilters: t('useFilters'),
              show: t('show', { n: total, count: String(total) }),
            }}
          />
          <div className={styles.results}>
            <div className={styles.bar}>
              <p className={styles.count} role="status">
                {t.rich('showing', {
                  total: String(total),
                  b: (text) => <b className="num">{text}</b>,
                })}
              </p>
              {chips.map(({ value, label, href }) => (
                <ListLink key={value} className={styles.chip} href={href} scroll={false}>
                  {label}
                  <Icon of={X} />
                  <span className="sr-only">{t('takeAway')}</span>
                </ListLink>
              ))}
            </div>
            {jobs.length > 0 ? (
              <ul>
                {jobs.map((job) => (
                  <JobCard key={job.id} job={job} now={props.now} language={language} />
                ))}
              </ul>
            ) : (
              <NoJobs filtered={isFiltered(filters)} language={language} />
            )}
            <p className={styles.alert}>
              <a className="link reach" href={jobListHref(filters, 1, alerts)}>
                {t('alert')}
              </a>
            </p>
            {total > PAGE_SIZE && (
              <Pagination
                current={page}
                last={pageCount(total, PAGE_SIZE)}
                href={(number) => jobListHref(filters, number, list)}
                Link={ListLink}
                words={{
                  pages: t('pages'),
                  page: t('page'),
                  previous: t('previous'),
                  next: t('next'),
                }}
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
  language: Language,
): Record<Facet, FacetOption[]> => {
  const t = wordsIn(language, 'jobList')
  const all: Record<Facet, Omit<FacetOption, 'count' | 'jobs'>[]> = {
    country: destinations.map(({ name, iso2 }) => ({
      value: iso2,
      label: translated(language, 'places', name),
      iso2,
    })),
    industry: Object.entries(JOB_INDUSTRIES).map(([value, label]) => ({
      value,
      label: translated(language, 'industries', label),
    })),
    experience: keysOf(EXPERIENCE_RANGES).map((value) => ({
      value,
      label: t(EXPERIENCE_WORDS[value]),
    })),
  }
  const offered = (facet: Facet) =>
    all[facet]
      .map((option) => {
        const count = counts[facet][option.value] ?? 0
        const jobs = t('jobs', { n: count, count: String(count) })
        return { ...option, count, ...(language !== ENGLISH && { jobs }) }
      })
      .filter(({ value, count }) => count > 0 || filters[facet].includes(value))
  return {
    country: offered('country'),
    industry: offered('industry').sort((a, b) => b.count - a.count),
    experience: offered('experience'),
  }
}
