import type { CollectionConfig } from 'payload'

/**
 * What people wrote or pressed in WhatsApp and was dealt with, as a keyed hash of its id, so that a
 * repeat does nothing. An id of WhatsApp contains the number. Older ones are removed (webhook/takeWrote.ts).
 */
export const WhatsAppEvents: CollectionConfig = {
  slug: 'whatsapp-events',
  admin: { hidden: true },
  lockDocuments: false,
  fields: [{ name: 'event', type: 'text', required: true, unique: true, maxLength: 36 }],
}
