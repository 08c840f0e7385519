import type { CollectionConfig } from 'payload'
import { recordReads } from '@/collections/Audit/recordReads'
import { optionsOf } from '@/lib/shared/objects'
import { readsText } from './mayReadText'
import { CHANNELS, MAIL_STATES } from './shared/states'

/**
 * The outbox: every mail of the site, and every message by the WhatsApp API. `key` identifies one, so
 * that none is written twice.
 */
export const Mails: CollectionConfig = {
  slug: 'mails',
  labels: { singular: 'Mail', plural: 'Outbox' },
  admin: {
    useAsTitle: 'subject',
    group: 'Records',
    listSearchableFields: ['subject', 'to'],
    defaultColumns: ['subject', 'to', 'state', 'createdAt', 'sent_at'],
  },
  defaultSort: '-createdAt',
  indexes: [{ fields: ['recipient', 'createdAt'] }],
  hooks: { afterOperation: [recordReads] },
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, maxLength: 80 },
    { name: 'kind', type: 'text', required: true, maxLength: 40, index: true },
    {
      name: 'channel',
      type: 'select',
      required: true,
      defaultValue: 'mail',
      options: optionsOf(CHANNELS),
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'queued',
      index: true,
      options: optionsOf(MAIL_STATES),
    },
    { name: 'to', type: 'text', required: true, maxLength: 254, index: true },
    { name: 'subject', type: 'text', required: true, maxLength: 200 },
    { name: 'text', type: 'textarea', required: true, access: { read: readsText } },
    // Not of type `code`: that editor is loaded from another site, which the CMS panel's policy
    // forbids.
    { name: 'html', type: 'textarea', required: true, access: { read: readsText } },
    // The address as the limit counts it; empty for mails without a limit and for those held back.
    { name: 'recipient', type: 'text', maxLength: 254, admin: { hidden: true } },
    // Of WhatsApp: the approved template with its values in order, the id that WhatsApp gave (it contains
    // the number), and the code of what went wrong (collections/WhatsApp/shared/failures.ts).
    { name: 'template', type: 'json', admin: { hidden: true } },
    { name: 'wamid', type: 'text', maxLength: 200, index: true, admin: { hidden: true } },
    { name: 'problem', type: 'text', maxLength: 20, admin: { hidden: true } },
    { name: 'tries', type: 'number', required: true, defaultValue: 0 },
    { name: 'next_try_at', type: 'date', index: true },
    { name: 'sent_at', type: 'date' },
    // When WhatsApp was last asked to take it: the limit of a day counts by it.
    { name: 'tried_at', type: 'date', admin: { hidden: true } },
    // The submission that it is about. The mail is erased with it.
    { name: 'application', type: 'relationship', relationTo: 'applications', index: true },
    { name: 'registration', type: 'relationship', relationTo: 'registrations', index: true },
    { name: 'enquiry', type: 'relationship', relationTo: 'enquiries', index: true },
    { name: 'job_alert', type: 'relationship', relationTo: 'job_alerts', index: true },
    // The address that ends such mails, for the mail's header (RFC 8058).
    { name: 'leave_url', type: 'text', maxLength: 200, admin: { hidden: true } },
  ],
}
