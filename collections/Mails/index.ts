import type { CollectionConfig } from 'payload'
import { recordReads } from '@/collections/Audit/recordReads'
import { optionsOf } from '@/lib/shared/objects'
import { readsText } from './mayReadText'
import { MAIL_STATES } from './shared/states'

/** The outbox: every mail of the site. `key` identifies a mail, so that none is written twice. */
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
    { name: 'tries', type: 'number', required: true, defaultValue: 0 },
    { name: 'next_try_at', type: 'date', index: true },
    { name: 'sent_at', type: 'date' },
    // The submission that it is about. The mail is erased with it.
    { name: 'application', type: 'relationship', relationTo: 'applications', index: true },
    { name: 'registration', type: 'relationship', relationTo: 'registrations', index: true },
    { name: 'enquiry', type: 'relationship', relationTo: 'enquiries', index: true },
    { name: 'job_alert', type: 'relationship', relationTo: 'job_alerts', index: true },
    // The address that ends such mails, for the mail's header (RFC 8058).
    { name: 'leave_url', type: 'text', maxLength: 200, admin: { hidden: true } },
  ],
}
