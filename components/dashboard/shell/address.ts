import { type Panel, panelOf } from '@/components/dashboard/panels'
import { parsePage } from '@/lib/shared/paginate'
import { paths } from '@/lib/shared/paths'

export type Filters = Record<string, string>

/** What /managejobs shows: all of it is in the address, to be shared and to survive a reload. */
export type Address = {
  panel: Panel
  page: number
  /** The opened row's id; while stepping to another row its place on the page (list/rowPlaces.ts). */
  open: string | null
  /** What the list is narrowed and sorted by: those of the panel's filters that are set. */
  filters: Filters
}

const MAX_CHARS = 100

export const readAddress = (query: URLSearchParams): Address => {
  const { panel, filters } = panelOf(query.get('panel'))
  return {
    panel,
    page: parsePage(query.get('page')),
    open: query.get('open'),
    filters: Object.fromEntries(
      filters
        .map((name): [string, string] => [name, (query.get(name) ?? '').trim().slice(0, MAX_CHARS)])
        .filter(([, value]) => value !== ''),
    ),
  }
}

/** The address of a panel. What is left out is the default: Manage Jobs, page 1, everything. */
export const manageHref = ({ panel, page, open, filters = {} }: Partial<Address> = {}): string => {
  const query = new URLSearchParams()
  if (panel && panel !== 'jobs') query.set('panel', panel)
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value)
  if (page && page > 1) query.set('page', String(page))
  if (open) query.set('open', open)
  return query.size ? `${paths.manageJobs}?${query}` : paths.manageJobs
}
