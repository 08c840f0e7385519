import type { CollectionConfig } from 'payload'
import { optionsOf } from '@/lib/shared/objects'
import { PAPERS } from './shared/papers'

/**
 * The papers of a selected person, without the papers themselves (docs/adr/0075). A row names an
 * application, and is deleted with it (collections/Erasures/finishErasures.ts).
 */
export const Papers: CollectionConfig = {
  slug: 'papers',
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'application', type: 'number', required: true, index: true },
    { name: 'kind', type: 'select', required: true, options: optionsOf(PAPERS) },
    // The number, sealed together with the application, so that it cannot be read at another person.
    { name: 'sealed_number', type: 'text', hidden: true },
    // What the office sees without asking for the number.
    { name: 'number_end', type: 'text', maxLength: 2 },
    // 'YYYY-MM-DD' in Mumbai; each may be missing.
    { name: 'issued_on', type: 'text', maxLength: 10 },
    { name: 'last_day', type: 'text', maxLength: 10 },
    // The newer paper of the same kind.
    { name: 'renewed_by', type: 'number', index: true },
    // The key of the form that made it, so that a repeat of the call is known.
    { name: 'made_with', type: 'text', unique: true, maxLength: 36 },
  ],
}
