import { isJobStatus, type JobStatus } from '@/collections/Jobs/shared/schema'
import { parsePage } from '@/lib/shared/paginate'
import { paths } from '@/lib/shared/paths'

const PANELS = [
  'jobs',
  'candidates',
  'registrations',
  'overview',
  'enquiries',
  'outbox',
  'privacy',
  'profile',
] as const
export type Panel = (typeof PANELS)[number]

/** What a panel may be narrowed and sorted by; these and nothing else are read from the address. */
const FILTER_NAMES: Partial<Record<Panel, readonly string[]>> = {
  candidates: ['job', 'country', 'stage', 'source', 'from', 'to', 'note', 'star', 'unseen', 'sort'],
  registrations: [
    'industry',
    'position',
    'gulf',
    'india',
    'location',
    'consent',
    'list',
    'from',
    'to',
    'note',
    'star',
    'sort',
  ],
  overview: ['days'],
  enquiries: ['kind', 'handled'],
  outbox: ['state'],
  privacy: ['action'],
}

export type Filters = Record<string, string>

/** What /managejobs shows: it is all in the address, to be shared and to survive a reload. */
export type Address = {
  panel: Panel
  page: number
  q: string
  status: JobStatus | null
  /** The opened row's id; `first`, `last` or `at3` of the page while stepping to another. */
  open: string | null
  /** Those of FILTER_NAMES that are set. */
  filters: Filters
}

const MAX_CHARS = 100

export const readAddress = (query: URLSearchParams): Address => {
  const panel = PANELS.find((panel) => panel === query.get('panel')) ?? 'jobs'
  const status = query.get('status')
  const read = (name: string) => (query.get(name) ?? '').trim().slice(0, MAX_CHARS)
  return {
    panel,
    page: parsePage(query.get('page')),
    q: read('q'),
    status: isJobStatus(status) ? status : null,
    open: query.get('open'),
    filters: Object.fromEntries(
      (FILTER_NAMES[panel] ?? [])
        .map((name): [string, string] => [name, read(name)])
        .filter(([, value]) => value !== ''),
    ),
  }
}

/** The address of a panel: what is left out is as at first. */
export const manageHref = ({
  panel,
  page,
  q,
  status,
  open,
  filters = {},
}: Partial<Address> = {}): string => {
  const query = new URLSearchParams()
  if (panel && panel !== 'jobs') query.set('panel', panel)
  if (q) query.set('q', q)
  if (status) query.set('status', status)
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value)
  if (page && page > 1) query.set('page', String(page))
  if (open) query.set('open', open)
  return query.size ? `${paths.manageJobs}?${query}` : paths.manageJobs
}
