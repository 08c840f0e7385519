import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import { readSearch, type Search } from '@/collections/Submissions/search'
import { SOURCES } from '@/collections/Submissions/shared/sources'
import { officeDayStart } from '@/lib/shared/format'
import { parseId } from '@/lib/shared/ids'
import { APPLICATION_FILTERS } from './shared/filters'
import { isStage, type Stage } from './shared/stages'

/**
 * The query parameters of the applicant list, as SQL conditions on application_list and
 * submission_counts (docs/adr/0026).
 */
export type ApplicationFilters = {
  stage: Stage | null
  /** Conditions on columns that both tables have. */
  cells: SQL[]
  /** The first moments of the first day and of the day after the last one (ISO). */
  from: string | null
  until: string | null
  /** A job's id; 0: no specific job. */
  job: number | null
  search: Search | null
}

/** The names of the filters that are set, never their values: for the audit trail. */
export const filtersNamed = (query: URLSearchParams): string[] =>
  APPLICATION_FILTERS.filter((name) => query.get(name))

/** Reads the filters of an address. Null when one has an invalid value, which fits no row. */
export const readFilters = (query: URLSearchParams): ApplicationFilters | null => {
  const search = readSearch(query.get('q') ?? '')
  const [stage, source, country] = ['stage', 'source', 'country'].map((name) => query.get(name))
  const from = edgeOf(query.get('from'), 0)
  const until = edgeOf(query.get('to'), 1)
  const job = query.get('job') ? jobOf(query.get('job')) : null
  if (!search || from === INVALID || until === INVALID || job === INVALID) return null
  if (stage && !isStage(stage)) return null
  if (source && !Object.hasOwn(SOURCES, source)) return null
  if (country && !/^[A-Za-z]{2}$/.test(country)) return null
  return {
    stage: isStage(stage) ? stage : null,
    cells: [
      ...(source ? [sql`source = ${source}`] : []),
      ...(country ? [sql`country = ${country.toUpperCase()}`] : []),
      ...(query.get('note') === '1' ? [sql`has_note = 1`] : []),
      ...(query.get('star') === '1' ? [sql`is_starred = 1`] : []),
      ...(query.get('unseen') === '1' ? [sql`is_seen = 0`] : []),
    ],
    from,
    until,
    job,
    search: search.kind === 'words' && search.words.length === 0 ? null : search,
  }
}

const INVALID = Symbol('invalid')

/** Days begin at midnight in Mumbai; `later` 1 includes the whole last day. */
const edgeOf = (day: string | null, later: number): string | null | typeof INVALID =>
  day ? (officeDayStart(day, later) ?? INVALID) : null

const jobOf = (job: string | null): number | typeof INVALID =>
  job === '0' ? 0 : (parseId(job) ?? INVALID)
