import type { CollectionConfig } from 'payload'

/**
 * How often each public page was opened, by day, source and language (docs/adr/0070). Nothing of a
 * visitor: no address, no cookie, no time of day.
 */
export const PageViews: CollectionConfig = {
  slug: 'page-views',
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    // The four that follow, in one text: several instances add to one row.
    { name: 'key', type: 'text', required: true, unique: true, maxLength: 400 },
    { name: 'day', type: 'text', required: true, index: true, maxLength: 10 },
    { name: 'page', type: 'text', required: true, maxLength: 300 },
    { name: 'source', type: 'text', required: true, maxLength: 20 },
    { name: 'language', type: 'text', required: true, maxLength: 5 },
    { name: 'views', type: 'number', required: true },
  ],
}
