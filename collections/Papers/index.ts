import type { CollectionConfig } from 'payload'
import { optionsOf } from '@/lib/shared/objects'
import { REASONS } from './shared/copies'
import { PAPERS } from './shared/papers'

/**
 * The papers of a selected person, without the papers themselves (docs/adr/0075). A row names an
 * application, and is deleted with it (collections/Erasures/finishErasures.ts).
 */
export const Papers: CollectionConfig = {
  slug: 'papers',
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'application', type: 'number', required: true, index: true },
    { name: 'kind', type: 'select', required: true, options: optionsOf(PAPERS) },
    // The number, sealed together with the application, so that it cannot be read at another person.
    { name: 'sealed_number', type: 'text', hidden: true },
    // What the office sees without asking for the number.
    { name: 'number_end', type: 'text', maxLength: 2 },
    // 'YYYY-MM-DD' in Mumbai; each may be missing.
    { name: 'issued_on', type: 'text', maxLength: 10 },
    { name: 'last_day', type: 'text', maxLength: 10 },
    // The newer paper of the same kind.
    { name: 'renewed_by', type: 'number', index: true },
    // The key of the form that made it, so that a repeat of the call is known.
    { name: 'made_with', type: 'text', unique: true, maxLength: 36 },
  ],
}

/**
 * Copies of papers that the office asked for (docs/adr/0078): a request, and the file once it is there.
 * Stored like resumes (docs/adr/0003), and deleted by rule (copies/removeOldCopies.ts).
 */
export const PaperCopies: CollectionConfig = {
  slug: 'paper_copies',
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'application', type: 'number', required: true, index: true },
    { name: 'kind', type: 'select', required: true, options: optionsOf(PAPERS) },
    { name: 'reason', type: 'select', required: true, options: optionsOf(REASONS) },
    // The account that asked.
    { name: 'asked_by', type: 'number' },
    // The last day on which it can be sent, 'YYYY-MM-DD' in Mumbai.
    { name: 'expires_on', type: 'text', required: true, maxLength: 10 },
    // The copy that this one replaces when it arrives.
    { name: 'replaces', type: 'number' },
    { name: 'received_at', type: 'date' },
    // Of the area `paper_copy`, under a random name.
    { name: 'file', type: 'text', index: true, maxLength: 60 },
    { name: 'file_type', type: 'text', maxLength: 100 },
    { name: 'file_size', type: 'number' },
    // Of the stored bytes; compared each time it is opened.
    { name: 'file_sha256', type: 'text', maxLength: 64 },
    // Of the bytes as they were sent, so that a repeat of the call is known.
    { name: 'sent_sha256', type: 'text', maxLength: 64 },
    // Who of the office opened it first, and when.
    { name: 'seen_at', type: 'date' },
    { name: 'seen_by', type: 'number' },
    // The key of the form that asked, so that a repeat of the call is known.
    { name: 'made_with', type: 'text', required: true, unique: true, maxLength: 36 },
  ],
}

export const PAPER_ROWS = [Papers, PaperCopies]
