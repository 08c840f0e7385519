import type { CollectionConfig } from 'payload'
import { TAGS } from '@/lib/server/cache/changes'
import { refreshOn } from '../refreshOn'
import { setPostedAt, tidySkills, updateSearch } from './hooks'
import { OPTIONAL_NAMES } from './shared/fields'
import { JOB_STATUSES } from './shared/schema'
import { optionalColumn, specifiedColumn } from './storedJob'

export { Trades } from './trades'

/** A job posting. The field names are those of the calls (docs/product.md §3). */
export const Jobs: CollectionConfig = {
  slug: 'jobs',
  admin: {
    useAsTitle: 'job_title',
    group: 'Office',
    listSearchableFields: ['job_title', 'company_name', 'location_hiring'],
    defaultColumns: ['job_title', 'company_name', 'country_id', 'is_deleted', 'posted_at'],
  },
  defaultSort: '-posted_at',
  // Copies of advertisements must be kept (docs/product.md §11): all versions stay.
  versions: { maxPerDoc: 0 },
  hooks: {
    beforeChange: [setPostedAt, tidySkills],
    // In this order: who is told of the change reads the new entry.
    afterChange: [updateSearch, refreshOn(TAGS.jobs)],
    afterDelete: [updateSearch, refreshOn(TAGS.jobs)],
  },
  // For the admin's list with a status, newest first. Visitors' lists read the search tables.
  indexes: [{ fields: ['is_deleted', 'posted_at'] }],
  fields: [
    specifiedColumn('job_title'),
    specifiedColumn('company_name'),
    {
      name: 'company_logo',
      type: 'text',
      admin: { description: 'File under uploads/company_logo, set by the Post a Job screen.' },
    },
    specifiedColumn('salary'),
    { name: 'country_id', type: 'relationship', relationTo: 'countries', required: true },
    specifiedColumn('location_hiring'),
    specifiedColumn('skill_keyword'),
    specifiedColumn('job_education'),
    specifiedColumn('job_description'),
    specifiedColumn('experience'),
    optionalColumn('industry'),
    {
      name: 'is_deleted',
      label: 'Status',
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
    ...OPTIONAL_NAMES.filter((name) => name !== 'industry').map(optionalColumn),
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
