import type { CollectionConfig } from 'payload'
import { optionsOf } from '@/lib/shared/objects'
import { keepUnchanged } from './keepUnchanged'
import { AUDIT_ACTIONS, AUDIT_DETAIL_MAX_CHARS } from './shared/actions'

/**
 * The audit trail (docs/product.md §11.3): who viewed, exported, changed or erased what, by id and
 * never by name. Nobody can edit it; only the count of the current minute's line grows (recordSum).
 * Lines are deleted after a year (purgeAudit).
 */
export const Audit: CollectionConfig = {
  slug: 'audit',
  labels: { singular: 'Audit line', plural: 'Audit trail' },
  admin: {
    group: 'Records',
    listSearchableFields: ['actor', 'subject', 'detail'],
    defaultColumns: ['createdAt', 'actor', 'action', 'subject', 'subject_id', 'count', 'detail'],
  },
  defaultSort: '-createdAt',
  hooks: { beforeOperation: [keepUnchanged] },
  fields: [
    // 'admin 1', 'editor 2', 'candidate', 'visitor', 'system': ids stay correct when names change.
    {
      name: 'actor',
      label: 'Who',
      type: 'text',
      required: true,
      maxLength: 40,
      index: true,
      admin: { components: { Cell: '/app/(payload)/components/ActorCell#ActorCell' } },
    },
    {
      name: 'action',
      type: 'select',
      required: true,
      index: true,
      options: optionsOf(AUDIT_ACTIONS),
    },
    { name: 'subject', type: 'text', required: true, maxLength: 40 },
    { name: 'subject_id', label: 'Number', type: 'number', index: true },
    { name: 'count', type: 'number' },
    { name: 'detail', type: 'text', maxLength: AUDIT_DETAIL_MAX_CHARS },
  ],
}
