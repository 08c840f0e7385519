import { STAFF_FILTERS } from '@/collections/Submissions/shared/filters'

/** What the list of registrations is narrowed by; the names are those of the address. */
export const REGISTRATION_FILTERS = [
  ...STAFF_FILTERS,
  'industry',
  'position',
  'gulf',
  'india',
  'location',
  'consent',
  'list',
] as const
