import type { CollectionConfig } from 'payload'
import { ENQUIRY_KINDS } from '@/collections/Agency/shared/enquiryKinds'
import { deleteEndpoints } from '@/collections/Privacy/deleteEndpoints'
import { personHooks } from '@/collections/Privacy/hooks'
import { languageField, retentionFields } from '@/collections/Submissions/staffFields'
import { recordChange } from './recordChange'

/** What the sender wrote is never changed: a stolen session could empty every message. */
const ofSender = { access: { update: () => false } }

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
  endpoints: deleteEndpoints('enquiries'),
  // Staff do not edit these in the CMS panel, and an open row must not block an erasure.
  lockDocuments: false,
  fields: [
    {
      ...ofSender,
      name: 'kind',
      type: 'select',
      required: true,
      index: true,
      options: Object.entries(ENQUIRY_KINDS).map(([value, { label }]) => ({ value, label })),
    },
    { ...ofSender, name: 'name', type: 'text', required: true },
    { ...ofSender, name: 'email', type: 'text', required: true, index: true },
    { ...ofSender, name: 'phone', type: 'text' },
    { ...ofSender, name: 'company', type: 'text' },
    { ...ofSender, name: 'message', type: 'textarea', required: true },
    {
      // Of the signed link that the sender came from; the erasure of the application empties it.
      ...ofSender,
      name: 'application',
      type: 'relationship',
      relationTo: 'applications',
      index: true,
    },
    { ...ofSender, ...languageField },
    { ...ofSender, name: 'reference', type: 'text', required: true, unique: true, maxLength: 20 },
    {
      ...ofSender,
      name: 'dedupe_key',
      type: 'text',
      required: true,
      unique: true,
      admin: { hidden: true },
    },
    { name: 'handled', type: 'checkbox', defaultValue: false, admin: { position: 'sidebar' } },
    { name: 'handled_at', type: 'date', admin: { position: 'sidebar' } },
    { name: 'office_note', type: 'textarea', maxLength: 5000 },
    ...retentionFields,
  ],
}
