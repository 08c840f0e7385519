import type { CollectionConfig } from 'payload'
import { deleteEndpoints } from '@/collections/Privacy/deleteEndpoints'
import { personHooks } from '@/collections/Privacy/hooks'
import {
  mayBeEmpty,
  resumeFields,
  resumeTextFields,
  submissionFields,
} from '@/collections/Submissions/fields'
import { consentFields, retentionFields, staffFields } from '@/collections/Submissions/staffFields'

/** A candidate who wants to be on the broadcast lists. No versions: erased data must be gone. */
export const Registrations: CollectionConfig = {
  slug: 'registrations',
  admin: {
    useAsTitle: 'reference',
    group: 'Office',
    defaultColumns: ['reference', 'full_name', 'category', 'position_Name', 'createdAt'],
  },
  defaultSort: '-createdAt',
  indexes: [{ fields: ['quarantined_at', 'createdAt'] }],
  hooks: personHooks('registrations'),
  endpoints: deleteEndpoints('registrations'),
  // Staff do not edit these in the CMS panel, and an open row must not block an erasure.
  lockDocuments: false,
  fields: [
    { name: 'full_name', type: 'text', required: true },
    { name: 'country_code', type: 'text', required: true },
    { name: 'whatsup_no', type: 'text', required: true, validate: mayBeEmpty },
    { name: 'email', type: 'text', required: true, index: true, validate: mayBeEmpty },
    { name: 'current_location', type: 'text', required: true, validate: mayBeEmpty },
    { name: 'category', type: 'text', required: true, index: true },
    { name: 'position', type: 'relationship', relationTo: 'positions', index: true },
    { name: 'position_Name', type: 'text', required: true },
    { name: 'gulf_exp', type: 'number', required: true, index: true },
    { name: 'india_exp', type: 'number', required: true, index: true },
    { name: 'terms', type: 'checkbox', required: true },
    { name: 'terms_version', type: 'text', required: true },
    { name: 'terms_at', type: 'date', required: true },
    // The import that made the row, and the day that its list names: collections/Imports.
    { name: 'import_id', type: 'number', index: true },
    { name: 'listed_on', type: 'text', maxLength: 10 },
    ...resumeFields,
    ...submissionFields,
    ...staffFields,
    ...consentFields,
    ...retentionFields,
    ...resumeTextFields,
  ],
}
