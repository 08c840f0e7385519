import type { CollectionConfig } from 'payload'
import { deleteEndpoints } from '@/collections/Privacy/deleteEndpoints'
import { personHooks } from '@/collections/Privacy/hooks'
import { languageField, retentionFields } from '@/collections/Submissions/staffFields'
import { optionsOf } from '@/lib/shared/objects'
import { ALERT_STATES } from './shared/states'

/**
 * Job alerts (docs/adr/0064): an address that gets a mail when new jobs fit a search of the job list.
 * Staff change nothing here: the address belongs to who confirmed it.
 */
export const JobAlerts: CollectionConfig = {
  // With an underscore, as all collections of personal data: also the name of its table.
  slug: 'job_alerts',
  labels: { singular: 'Job alert', plural: 'Job alerts' },
  admin: {
    useAsTitle: 'reference',
    group: 'Office',
    defaultColumns: ['reference', 'email', 'search', 'state', 'last_sent_on'],
  },
  defaultSort: '-createdAt',
  hooks: personHooks('job_alerts'),
  endpoints: deleteEndpoints('job_alerts'),
  lockDocuments: false,
  fields: [
    { name: 'reference', type: 'text', required: true, unique: true, maxLength: 20 },
    { name: 'email', type: 'text', required: true, index: true, maxLength: 254 },
    // The query of the job list in its one form (shared/search.ts); empty for all jobs.
    { name: 'search', type: 'text', maxLength: 2000 },
    // A copy: its line of help is its own.
    { ...languageField },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'asked',
      index: true,
      options: optionsOf(ALERT_STATES),
    },
    { name: 'asked_at', type: 'date', required: true },
    { name: 'confirmed_at', type: 'date' },
    // Jobs posted before this time were looked at: they were mailed, or did not fit.
    { name: 'seen_until', type: 'date' },
    // The day in Mumbai, 'YYYY-MM-DD'.
    { name: 'last_sent_on', type: 'text', maxLength: 10 },
    // Of address and search: one row for both.
    { name: 'dedupe_key', type: 'text', required: true, unique: true, admin: { hidden: true } },
    ...retentionFields,
  ],
}
