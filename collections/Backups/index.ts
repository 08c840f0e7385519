import type { CollectionConfig } from 'payload'
import { optionsOf } from '@/lib/shared/objects'
import { OUTCOMES, REASON_MAX_CHARS, STARTED_BY } from './shared/outcomes'

/** Each backup that was made or failed, for about a year (docs/adr/0036). Nobody changes a row. */
export const Backups: CollectionConfig = {
  slug: 'backups',
  labels: { singular: 'Backup', plural: 'Backups' },
  admin: {
    group: 'Records',
    defaultColumns: ['createdAt', 'outcome', 'place', 'file', 'bytes', 'reason'],
  },
  defaultSort: '-createdAt',
  lockDocuments: false,
  fields: [
    {
      name: 'outcome',
      type: 'select',
      required: true,
      index: true,
      options: optionsOf(OUTCOMES),
    },
    {
      name: 'started_by',
      type: 'select',
      required: true,
      options: optionsOf(STARTED_BY),
    },
    { name: 'place', type: 'text', maxLength: 500, index: true },
    { name: 'file', type: 'text', maxLength: 120 },
    { name: 'bytes', type: 'number' },
    { name: 'seconds', type: 'number' },
    { name: 'reason', type: 'text', maxLength: REASON_MAX_CHARS },
  ],
}
