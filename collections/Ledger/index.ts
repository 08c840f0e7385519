import type { CollectionConfig } from 'payload'
import { optionsOf } from '@/lib/shared/objects'
import { keepEntries } from './keepEntries'
import { KINDS, PAID_BY } from './shared/kinds'
import { BILL_MAX_CHARS } from './shared/schema'

const KIND_OPTIONS = Object.entries(KINDS).map(([value, { label }]) => ({ value, label }))
const sum = (name: string) => ({ name, type: 'number', required: true, min: 0 }) as const
const day = (name: string) => ({ name, type: 'text', maxLength: 10 }) as const

/**
 * The money of selected people: what was taken and what was paid back (docs/adr/0074). Entries are added
 * and never changed or deleted: a wrong one is balanced by another. An erasure takes the person out of them
 * and leaves the receipt. Sums are hundredths of `currency`, days 'YYYY-MM-DD' in Mumbai.
 */
export const Ledger: CollectionConfig = {
  slug: 'ledger',
  admin: { hidden: true },
  lockDocuments: false,
  hooks: keepEntries,
  fields: [
    // One sequence for each year, without gaps.
    { name: 'number', type: 'text', required: true, unique: true, maxLength: 20 },
    { name: 'year', type: 'number', required: true },
    { name: 'sequence', type: 'number', required: true },
    // Makes the address of the receipt one that nobody can guess.
    { name: 'check_code', type: 'text', required: true, maxLength: 4 },
    { name: 'type', type: 'select', required: true, options: ['charge', 'refund'] },
    { name: 'kind', type: 'select', required: true, options: KIND_OPTIONS },
    { name: 'side', type: 'select', required: true, options: ['inside', 'outside'] },
    { name: 'currency', type: 'text', required: true, maxLength: 3 },
    sum('net_minor'),
    sum('tax_minor'),
    { name: 'paid_by', type: 'select', required: true, options: optionsOf(PAID_BY) },
    { ...day('on'), required: true },
    { name: 'bill', type: 'text', maxLength: BILL_MAX_CHARS },
    // Of a charge that the rules forbid, but whose money came in: what has to be paid back, until when.
    sum('due_minor'),
    day('due_by'),
    // Of a refund: the charge that it pays back.
    { name: 'refund_of', type: 'number', index: true },
    // The limit of the law on that day, its source, and what was taken inside it with this entry.
    { name: 'limit_minor', type: 'number' },
    { name: 'limit_source', type: 'text', maxLength: 300 },
    sum('taken_minor'),
    // What the receipt names of the job.
    { name: 'job_title', type: 'text', maxLength: 200 },
    { name: 'employer', type: 'text', maxLength: 200 },
    { name: 'demand', type: 'text', maxLength: 60 },
    { name: 'destination', type: 'text', maxLength: 2 },
    // The person's name and reference are those of this application, read when they are shown. An erasure
    // empties it (collections/Erasures/forgetPerson.ts).
    { name: 'application', type: 'number', index: true },
    // The account that entered it.
    { name: 'by', type: 'number' },
    // The key of the form that made it, so that a repeat of the call is known.
    { name: 'made_with', type: 'text', required: true, unique: true, maxLength: 36 },
  ],
  indexes: [{ fields: ['year', 'sequence'], unique: true }],
}
