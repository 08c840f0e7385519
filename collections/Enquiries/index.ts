import type { CollectionConfig } from 'payload'
import { personHooks } from '@/collections/Privacy/hooks'
import { retentionFields } from '@/collections/Submissions/staffFields'
import { recordChange } from './recordChange'
import { ENQUIRY_KINDS } from './shared/kinds'

/** Messages of visitors: questions, grievances, enquiries of employers, fraud reports. */
export const Enquiries: CollectionConfig = {
  slug: 'enquiries',
  admin: {
    useAsTitle: 'reference',
    group: 'Office',
    defaultColumns: ['reference', 'kind', 'name', 'createdAt', 'handled'],
  },
  defaultSort: '-createdAt',
  hooks: { ...personHooks('enquiries'), afterChange: [recordChange] },
  // Staff do not edit these in the CMS panel, and an open row must not block an erasure.
  lockDocuments: false,
  fields: [
    {
      name: 'kind',
      type: 'select',
      required: true,
      index: true,
      options: Object.entries(ENQUIRY_KINDS).map(([value, { label }]) => ({ value, label })),
    },
    { name: 'name', type: 'text', required: true },
    { name: 'email', type: 'text', required: true, index: true },
    { name: 'phone', type: 'text' },
    { name: 'company', type: 'text' },
    { name: 'message', type: 'textarea', required: true },
    { name: 'reference', type: 'text', required: true, unique: true, maxLength: 20 },
    { name: 'dedupe_key', type: 'text', required: true, unique: true, admin: { hidden: true } },
    { name: 'handled', type: 'checkbox', defaultValue: false, admin: { position: 'sidebar' } },
    { name: 'handled_at', type: 'date', admin: { position: 'sidebar' } },
    { name: 'office_note', type: 'textarea', maxLength: 5000 },
    ...retentionFields,
  ],
}
