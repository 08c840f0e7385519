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
import { STAGES } from './shared/stages'

/**
 * A candidate applied for a job, or for none in particular (`job_id` empty). No versions: erased
 * data must be gone.
 */
export const Applications: CollectionConfig = {
  slug: 'applications',
  admin: {
    useAsTitle: 'reference',
    group: 'Office',
    defaultColumns: ['reference', 'name', 'position', 'job_id', 'createdAt'],
  },
  defaultSort: '-createdAt',
  // For the lists: rows not in quarantine, by stage, newest first.
  indexes: [{ fields: ['quarantined_at', 'createdAt'] }, { fields: ['stage', 'createdAt'] }],
  hooks: personHooks('applications'),
  endpoints: deleteEndpoints('applications'),
  // Staff do not edit these in the CMS panel, and an open row must not block an erasure.
  lockDocuments: false,
  fields: [
    { name: 'name', type: 'text', required: true },
    { name: 'email', type: 'text', required: true, index: true, validate: mayBeEmpty },
    { name: 'country_code', type: 'text', required: true },
    { name: 'mobile', type: 'text', required: true, validate: mayBeEmpty },
    { name: 'position', type: 'text', required: true, validate: mayBeEmpty },
    { name: 'job_id', type: 'relationship', relationTo: 'jobs', index: true },
    ...resumeFields,
    ...submissionFields,
    {
      name: 'stage',
      type: 'select',
      required: true,
      defaultValue: 'new',
      index: true,
      options: Object.entries(STAGES).map(([value, { label }]) => ({ value, label })),
    },
    { name: 'stage_at', type: 'date' },
    // For a job that is a sample: listed with a mark, and in no total or chart.
    { name: 'is_sample', type: 'checkbox', defaultValue: false },
    ...staffFields,
    ...consentFields,
    ...retentionFields,
    ...resumeTextFields,
  ],
}
