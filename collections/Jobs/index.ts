import type { CollectionConfig } from 'payload'
import { TAGS } from '@/lib/server/refresh'
import { JOB_DESCRIPTION_MAX_CHARS, JOB_TEXT_MAX_CHARS } from '@/lib/shared/limits'
import { refreshOn } from '../refreshOn'
import { setPostedAt, tidySkills } from './hooks'
import { optionalJobFields } from './optionalFields'
import { JOB_INDUSTRIES } from './shared/industries'
import { JOB_STATUSES } from './shared/schema'

const text = (name: string) =>
  ({ name, type: 'text', required: true, maxLength: JOB_TEXT_MAX_CHARS }) as const

/** A job posting. Field names are those of the calls (docs/product.md §3.1). */
export const Jobs: CollectionConfig = {
  slug: 'jobs',
  admin: {
    useAsTitle: 'job_title',
    group: 'Office',
    defaultColumns: ['job_title', 'company_name', 'country_id', 'is_deleted', 'posted_at'],
  },
  defaultSort: '-posted_at',
  // Every published version of an advertisement can be retrieved (docs/product.md §11.2).
  versions: { maxPerDoc: 0 },
  hooks: {
    beforeChange: [setPostedAt, tidySkills],
    afterChange: [refreshOn(TAGS.jobs)],
    afterDelete: [refreshOn(TAGS.jobs)],
  },
  // The list's order: what is open, newest first, ties by id.
  indexes: [{ fields: ['is_deleted', 'posted_at'] }],
  fields: [
    text('job_title'),
    text('company_name'),
    {
      name: 'company_logo',
      type: 'text',
      admin: { description: 'File under uploads/company_logo, set by the Post a Job screen.' },
    },
    text('salary'),
    { name: 'country_id', type: 'relationship', relationTo: 'countries', required: true },
    text('location_hiring'),
    { name: 'skill_keyword', type: 'text', required: true, maxLength: 1000 },
    text('job_education'),
    {
      name: 'job_description',
      type: 'textarea',
      required: true,
      maxLength: JOB_DESCRIPTION_MAX_CHARS,
    },
    text('experience'),
    {
      name: 'industry',
      type: 'select',
      index: true,
      options: Object.entries(JOB_INDUSTRIES).map(([value, label]) => ({ value, label })),
    },
    {
      name: 'is_deleted',
      type: 'select',
      required: true,
      defaultValue: JOB_STATUSES.Active,
      options: Object.entries(JOB_STATUSES).map(([label, value]) => ({ value, label })),
      admin: { position: 'sidebar', description: 'Status: an inactive job is not shown.' },
    },
    {
      name: 'posted_at',
      type: 'date',
      required: true,
      index: true,
      admin: { position: 'sidebar', description: 'Edits and status changes do not move it.' },
    },
    {
      name: 'closing_date',
      type: 'date',
      admin: { position: 'sidebar', description: 'Last day on which one can apply.' },
    },
    {
      name: 'candidate_charge',
      type: 'select',
      options: [
        { label: 'None', value: 'none' },
        { label: 'An amount (named in the description)', value: 'amount' },
      ],
      admin: { position: 'sidebar', description: 'What the candidate pays for this job.' },
    },
    ...optionalJobFields,
    {
      name: 'is_sample',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      admin: {
        position: 'sidebar',
        description: 'Seeded sample; npm run seed -- --remove-samples',
      },
    },
  ],
}
