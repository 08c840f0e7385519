import type { CollectionConfig } from 'payload'
import { TAGS } from '@/lib/server/cache/changes'
import { refreshOn } from '../refreshOn'

/** The positions of the registration form. The list is shown in the order of `sort_order`. */
export const Positions: CollectionConfig = {
  slug: 'positions',
  admin: {
    useAsTitle: 'name',
    group: 'Lists',
    defaultColumns: ['name', 'sort_order'],
    pagination: { defaultLimit: 50 },
  },
  defaultSort: 'sort_order',
  hooks: { afterChange: [refreshOn(TAGS.lists)], afterDelete: [refreshOn(TAGS.lists)] },
  fields: [
    { name: 'name', type: 'text', required: true, unique: true, maxLength: 80 },
    { name: 'sort_order', type: 'number', required: true, defaultValue: 500, index: true },
  ],
}
