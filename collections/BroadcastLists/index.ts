import type { CollectionConfig } from 'payload'

/** One export for the agency's WhatsApp: 'List 3, 14 Nov'. Who is on it is marked in the rows themselves. */
export const BroadcastLists: CollectionConfig = {
  slug: 'broadcast-lists',
  admin: {
    useAsTitle: 'name',
    group: 'Office',
    defaultColumns: ['name', 'count', 'createdAt'],
  },
  defaultSort: '-createdAt',
  fields: [
    { name: 'number', type: 'number', required: true, unique: true },
    { name: 'name', type: 'text', required: true, maxLength: 60 },
    { name: 'count', type: 'number', required: true },
    // The filters as they stood in the address; a search for a person is not kept.
    { name: 'filters', type: 'text', maxLength: 500 },
  ],
}
