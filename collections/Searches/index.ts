import type { CollectionConfig } from 'payload'
import { SEARCH_NAME_MAX_CHARS, SEARCH_QUERY_MAX_CHARS } from '@/lib/shared/limits'
import { SEARCHED_PANELS } from './shared/panels'

/**
 * The searches that staff saved, for their own account only (docs/adr/0062). Name and words may name a
 * person: an erasure deletes those that do (collections/Privacy/searchesNaming.ts).
 */
export const Searches: CollectionConfig = {
  slug: 'searches',
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'account', type: 'number', required: true, index: true },
    { name: 'panel', type: 'select', required: true, options: [...SEARCHED_PANELS] },
    { name: 'name', type: 'text', required: true, maxLength: SEARCH_NAME_MAX_CHARS },
    // The filters and the order, as in the address of the panel (canonicalQuery.ts).
    { name: 'query', type: 'text', required: true, maxLength: SEARCH_QUERY_MAX_CHARS },
  ],
}
