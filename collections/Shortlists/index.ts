import type { CollectionConfig, Field } from 'payload'
import { EMAIL_MAX_CHARS } from '@/lib/shared/limits'
import { optionsOf } from '@/lib/shared/objects'
import { ANSWERS, COMPANY_MAX_CHARS, REASONS } from './shared/keys'

const hiddenText = (name: string, maxLength: number): Field => ({
  ...{ name, type: 'text', hidden: true, maxLength },
})

const counter = (name: string): Field => ({ name, type: 'number', required: true, defaultValue: 0 })

/** People whom the office proposes to a company for one job, by a link with a code (docs/adr/0076). */
export const Shortlists: CollectionConfig = {
  slug: 'shortlists',
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'job', type: 'relationship', relationTo: 'jobs', index: true },
    { name: 'company', type: 'text', required: true, maxLength: COMPANY_MAX_CHARS },
    // Of the company's contact: the link and the codes go there.
    { name: 'email', type: 'text', required: true, maxLength: EMAIL_MAX_CHARS },
    // 'YYYY-MM-DD' in Mumbai, the last day.
    { name: 'ends_on', type: 'text', required: true, maxLength: 10 },
    // Whether the company reads the masked texts of resumes.
    { name: 'with_resumes', type: 'checkbox', defaultValue: false },
    { name: 'ended_at', type: 'date' },
    // Signed in the link, so that the id of a deleted list opens nothing.
    { ...hiddenText('secret', 43), required: true } as Field,
    // The code that was mailed last, which only the browser that asked for it may type. Both as hashes.
    hiddenText('code_hash', 43),
    hiddenText('code_browser', 43),
    { name: 'code_at', type: 'date' },
    counter('code_tries'),
    // Wrong ones since the last right one, of all codes.
    counter('wrong_codes'),
    // The one browser that sees the people, as a hash, and since when.
    hiddenText('open_browser', 43),
    { name: 'opened_at', type: 'date' },
    counter('views'),
    { name: 'viewed_at', type: 'date' },
    { name: 'answered_at', type: 'date' },
    // The key of the form that made it.
    { name: 'made_with', type: 'text', required: true, unique: true, maxLength: 36 },
    { name: 'created_by', type: 'relationship', relationTo: 'users' },
  ],
}

/** A person on a list, and the answer. It names an application, and is deleted with it. */
export const ShortlistPeople: CollectionConfig = {
  slug: 'shortlist_people',
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'shortlist', type: 'number', required: true, index: true },
    { name: 'application', type: 'number', required: true, index: true },
    // Both in one text: a person is on a list once.
    { name: 'key', type: 'text', required: true, unique: true, maxLength: 30 },
    // Of experience, as staff read them in the resume.
    { name: 'years', type: 'number' },
    {
      name: 'answer',
      type: 'select',
      required: true,
      defaultValue: 'none',
      options: optionsOf(ANSWERS),
    },
    { name: 'reason', type: 'select', options: optionsOf(REASONS) },
    { name: 'answered_at', type: 'date' },
  ],
}

export const SHORTLIST_ROWS = [Shortlists, ShortlistPeople]
