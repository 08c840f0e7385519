import {
  EXPERIENCE_RANGES,
  type JobFilters,
  jobListHref,
  readJobFilters,
} from '@/collections/Jobs/shared/filters'
import { JOB_INDUSTRIES } from '@/collections/Jobs/shared/industries'

/**
 * The filters of an alert, from the query of a job list. Values that no job can have are dropped, and
 * so is the page: the alert then says what it finds.
 */
export const readAlertSearch = (query: URLSearchParams): JobFilters => {
  const { filters } = readJobFilters(query)
  return {
    q: filters.q,
    country: filters.country.filter(isCountry).toSorted(),
    industry: filters.industry.filter((one) => Object.hasOwn(JOB_INDUSTRIES, one)).toSorted(),
    experience: filters.experience
      .filter((one) => Object.hasOwn(EXPERIENCE_RANGES, one))
      .toSorted(),
  }
}

const isCountry = (iso2: string): boolean => /^[A-Z]{2}$/.test(iso2)

/** The one form of a search, without the question mark: two forms of it are one alert. */
export const alertSearch = (filters: JobFilters): string => jobListHref(filters, 1, '').slice(1)
