import type { CollectionConfig, Field } from 'payload'
import { SUBMISSION_COLLECTIONS } from '@/collections/PersonalData/shared/personalData'

const ids = (name: string): Field => ({
  name,
  type: 'json',
  required: true,
  typescriptSchema: [() => ({ type: 'array', items: { type: 'number' } })],
})

/**
 * Unfinished erasures (docs/adr/0008): written before a submission is deleted, removed when nothing
 * of it is left. They name what belongs to the row, because relationships to it become null when it
 * is deleted. No personal data.
 */
export const Erasures: CollectionConfig = {
  slug: 'erasures',
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'subject', type: 'select', required: true, options: [...SUBMISSION_COLLECTIONS] },
    { name: 'subject_id', type: 'number', required: true, index: true },
    { name: 'reference', type: 'text', required: true, maxLength: 20 },
    { name: 'file', type: 'text', maxLength: 60, index: true },
    ids('notes'),
    ids('mails'),
    // Saved searches of staff that name the person.
    ids('searches'),
    // The account's id; empty when the retention rule erases.
    { name: 'by', type: 'number' },
    // Whether the candidate had asked for it.
    { name: 'asked', type: 'checkbox', defaultValue: false },
    // Which account erased it on which day; also when the row waited in quarantine after that.
    { name: 'batch', type: 'text', maxLength: 40 },
  ],
}
