import type { CollectionConfig, Field } from 'payload'
import { PERSON_COLLECTIONS } from '@/collections/Privacy/shared/json'

const ids = (name: string): Field => ({
  name,
  type: 'json',
  required: true,
  typescriptSchema: [() => ({ type: 'array', items: { type: 'number' } })],
})

/**
 * Erasures that are not finished (docs/adr/0008): written before a person's row is deleted, removed
 * once nothing of it is left. It keeps what nobody could find without the row, because relationships
 * to the row become null with it. No personal data.
 */
export const Erasures: CollectionConfig = {
  slug: 'erasures',
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'subject', type: 'select', required: true, options: [...PERSON_COLLECTIONS] },
    { name: 'subject_id', type: 'number', required: true, index: true },
    { name: 'reference', type: 'text', required: true, maxLength: 20 },
    { name: 'file', type: 'text', maxLength: 60, index: true },
    ids('notes'),
    ids('mails'),
    // The account's number; empty when the retention rule erases.
    { name: 'by', type: 'number' },
  ],
}
