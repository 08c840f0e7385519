import type { CollectionConfig } from 'payload'
import { TAGS } from '@/lib/server/cache/changes'
import { refreshOn } from '../refreshOn'

/**
 * Countries of the world with dialling codes; some of them are destinations (docs/product.md §3.2).
 */
export const Countries: CollectionConfig = {
  slug: 'countries',
  admin: {
    useAsTitle: 'name',
    group: 'Lists',
    defaultColumns: ['name', 'short_name', 'iso2', 'country_code', 'isDestination'],
    listSearchableFields: ['name', 'short_name', 'iso2', 'country_code'],
    pagination: { defaultLimit: 50 },
  },
  defaultSort: 'name',
  hooks: { afterChange: [refreshOn(TAGS.lists)], afterDelete: [refreshOn(TAGS.lists)] },
  fields: [
    { name: 'iso2', type: 'text', required: true, unique: true, minLength: 2, maxLength: 2 },
    { name: 'name', type: 'text', required: true, maxLength: 80 },
    {
      name: 'short_name',
      type: 'text',
      maxLength: 40,
      admin: { description: 'As jobs and menus say it, when that is not the full name: UAE.' },
    },
    {
      name: 'country_code',
      type: 'text',
      required: true,
      maxLength: 4,
      admin: { description: 'Dialling code, digits only. Several countries may share one.' },
    },
    {
      name: 'isDestination',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'Jobs can be posted for this country.' },
    },
    {
      name: 'destinationOrder',
      type: 'number',
      admin: { description: 'Place in the list of destinations.' },
    },
  ],
}
