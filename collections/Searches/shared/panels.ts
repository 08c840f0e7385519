import { APPLICATION_FILTERS } from '@/collections/Applications/shared/filters'
import { REGISTRATION_FILTERS } from '@/collections/Registrations/shared/filters'
import { keysOf } from '@/lib/shared/objects'

/** The panels whose searches can be saved, with what a search of each may have. */
export const SEARCH_PARTS = {
  candidates: [...APPLICATION_FILTERS, 'sort'],
  registrations: [...REGISTRATION_FILTERS, 'sort'],
} as const

export type SearchedPanel = keyof typeof SEARCH_PARTS

export const SEARCHED_PANELS = keysOf(SEARCH_PARTS)

/** What staff call the filters whose values can cease to exist. */
export const PART_NAMES: Record<string, string> = {
  stage: 'stage',
  job: 'job',
  country: 'country',
  source: 'source',
  position: 'position',
  list: 'list',
  consent: 'WhatsApp',
  sort: 'order',
}
