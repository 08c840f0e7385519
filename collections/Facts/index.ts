import type { CollectionConfig } from 'payload'
import { noteDraftSave } from '@/collections/editing/draftSave'
import { noteRestore, recordDeletion, recordEdit } from '@/collections/editing/recordEdit'
import { refreshOn } from '@/collections/refreshOn'
import { TAGS } from '@/lib/server/cache/changes'
import { COMPONENTS, factFields } from './fields'

/**
 * Rules of law, fees, numbers and addresses that pages and tools quote by key, so that a change of law
 * is one edit (docs/product.md §15).
 */
export const Facts: CollectionConfig = {
  slug: 'facts',
  labels: { singular: 'Fact', plural: 'Facts' },
  admin: {
    useAsTitle: 'label',
    group: 'Content',
    description: 'What laws and offices say, with source and date. Texts quote a fact by its key.',
    defaultColumns: [
      'label',
      'country',
      'value',
      'source.title',
      'confidence',
      'checked',
      'review',
    ],
    listSearchableFields: ['key', 'label', 'value', 'sentence'],
    pagination: { defaultLimit: 50 },
    components: {
      beforeListTable: [`${COMPONENTS}/FactFilters#FactFilters`],
      edit: { beforeDocumentControls: [`${COMPONENTS}/StillTrue#StillTrue`] },
    },
  },
  defaultSort: 'key',
  versions: { maxPerDoc: 20, drafts: true },
  hooks: {
    beforeOperation: [noteDraftSave, noteRestore],
    afterChange: [refreshOn(TAGS.content), recordEdit],
    afterDelete: [refreshOn(TAGS.content), recordDeletion],
  },
  fields: factFields,
}
