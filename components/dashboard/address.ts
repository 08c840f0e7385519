import { isJobStatus, type JobStatus } from '@/collections/Jobs/schema'
import { parsePage } from '@/lib/shared/paginate'
import { paths } from '@/lib/shared/paths'

const PANELS = ['jobs', 'candidates', 'profile'] as const
export type Panel = (typeof PANELS)[number]

/** What /managejobs shows: it is all in the address, to be shared and to survive a reload. */
export type Address = {
  panel: Panel
  page: number
  q: string
  status: JobStatus | null
  /** The opened application's id; `first` or `last` of the page while stepping to another. */
  applicant: string | null
}

export const readAddress = (query: URLSearchParams): Address => {
  const status = query.get('status')
  return {
    panel: PANELS.find((panel) => panel === query.get('panel')) ?? 'jobs',
    page: parsePage(query.get('page')),
    q: (query.get('q') ?? '').trim().slice(0, 100),
    status: isJobStatus(status) ? status : null,
    applicant: query.get('applicant'),
  }
}

/** The address of a panel: what is left out is as at first. */
export const manageHref = ({
  panel,
  page,
  q,
  status,
  applicant,
}: Partial<Address> = {}): string => {
  const query = new URLSearchParams()
  if (panel && panel !== 'jobs') query.set('panel', panel)
  if (q) query.set('q', q)
  if (status) query.set('status', status)
  if (page && page > 1) query.set('page', String(page))
  if (applicant) query.set('applicant', applicant)
  return query.size ? `${paths.manageJobs}?${query}` : paths.manageJobs
}
