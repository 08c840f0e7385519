import { STAFF_FILTERS } from '@/collections/Submissions/shared/filters'

/** What the applicant list is narrowed by; the names are those of the address. */
export const APPLICATION_FILTERS = [...STAFF_FILTERS, 'job', 'country', 'stage'] as const
