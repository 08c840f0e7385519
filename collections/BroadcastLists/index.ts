import type { CollectionConfig } from 'payload'

/**
 * One broadcast list for the agency's WhatsApp: 'List 3, 14 Nov'. Its people are marked in their
 * own rows.
 */
export const BroadcastLists: CollectionConfig = {
  slug: 'broadcast-lists',
  admin: {
    useAsTitle: 'name',
    group: 'Records',
    defaultColumns: ['name', 'count', 'createdAt'],
  },
  defaultSort: '-createdAt',
  fields: [
    { name: 'number', type: 'number', required: true, unique: true },
    { name: 'name', type: 'text', required: true, maxLength: 60 },
    { name: 'count', type: 'number', required: true },
    // The filters as in the address; a search for a person is not stored.
    { name: 'filters', type: 'text', maxLength: 500 },
    // Its people know the jobs that were posted until then, and when staff said so.
    { name: 'told_until', type: 'date' },
    { name: 'told_at', type: 'date' },
  ],
}
