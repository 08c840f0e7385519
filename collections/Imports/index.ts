import type { CollectionConfig } from 'payload'
import { optionsOf } from '@/lib/shared/objects'
import { DATE_FORMS, IMPORT_STATES } from './shared/fields'

/**
 * Imports of old lists (docs/adr/0068): counts, settings, and while it is needed the name of the stored
 * file. No row of a list is stored here; what was imported is in the registrations that name the import.
 */
export const Imports: CollectionConfig = {
  slug: 'imports',
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'file', type: 'text', index: true, maxLength: 60 },
    // The names of the stored pieces of the ZIP with resumes, and the bytes of all of them.
    { name: 'zip_parts', type: 'text', maxLength: 2500 },
    { name: 'zip_size', type: 'number' },
    { name: 'file_name', type: 'text', required: true, maxLength: 200 },
    { name: 'account', type: 'number', required: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'uploaded',
      index: true,
      options: optionsOf(IMPORT_STATES),
    },
    // A hash: the first row of a file may be about a person.
    { name: 'heads_hash', type: 'text', required: true, index: true, maxLength: 64 },
    // The fields of the columns, joined with commas.
    { name: 'columns', type: 'text', maxLength: 2000 },
    { name: 'country', type: 'text', maxLength: 2 },
    { name: 'date_form', type: 'select', options: optionsOf(DATE_FORMS) },
    { name: 'with_known', type: 'checkbox', defaultValue: false },
    { name: 'total', type: 'number', required: true },
    // Changed in one statement after each piece: where a restart goes on.
    { name: 'next_row', type: 'number', required: true, defaultValue: 0 },
    { name: 'imported', type: 'number', required: true, defaultValue: 0 },
    { name: 'known', type: 'number', required: true, defaultValue: 0 },
    { name: 'wrong', type: 'number', required: true, defaultValue: 0 },
    // Of the imported rows those with a resume.
    { name: 'resumes', type: 'number', required: true, defaultValue: 0 },
    { name: 'finished_at', type: 'date' },
    // Which account undoes it, on which day: as erasures have it (docs/adr/0047).
    { name: 'undo_batch', type: 'text', maxLength: 40 },
  ],
}
