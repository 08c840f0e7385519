import type { CollectionConfig } from 'payload'
import { recordReads } from '@/collections/Audit/recordReads'

/**
 * The history of an application or a registration: each note, each change of stage and each message
 * by WhatsApp is a row.
 * Rows are added and never changed, so that two people who work at once lose nothing. They are
 * deleted with the row they belong to.
 */
export const Activities: CollectionConfig = {
  slug: 'activities',
  admin: { hidden: true },
  defaultSort: '-createdAt',
  hooks: { afterOperation: [recordReads] },
  fields: [
    { name: 'application', type: 'relationship', relationTo: 'applications', index: true },
    { name: 'registration', type: 'relationship', relationTo: 'registrations', index: true },
    {
      name: 'kind',
      type: 'select',
      required: true,
      // `whatsapp`: staff wrote by hand; `wrote`: the person wrote to the office, without the text.
      options: ['note', 'stage', 'whatsapp', 'wrote'],
    },
    // Of a note, or as it was opened in WhatsApp.
    { name: 'text', type: 'textarea', maxLength: 5000 },
    { name: 'from', type: 'text', maxLength: 20 },
    { name: 'to', type: 'text', maxLength: 20 },
    // One bulk change of many rows: what an undo takes back. Or the `message_id` of a message,
    // or what identifies one that the person wrote.
    { name: 'batch', type: 'text', maxLength: 36, index: true },
    { name: 'by', type: 'relationship', relationTo: 'users' },
  ],
}
