import type { Field } from 'payload'
import { optionsOf } from '@/lib/shared/objects'
import { RESUME_TEXT_MAX_CHARS } from './resume/verdict'
import { RESUME_STATES } from './shared/resumeState'

/**
 * For required texts that no form leaves out: an imported list (docs/adr/0068) or a walk-in at an
 * interview (docs/adr/0066) may lack them. Otherwise Payload would refuse every later change of such a
 * row, also that of the retention rule.
 */
export const mayBeEmpty = (): true => true

/** Fields about the resume. Its bytes are a stored file of the area `resume` under a random name. */
export const resumeFields: Field[] = [
  { name: 'upload_resume', type: 'text', index: true, maxLength: 60 },
  { name: 'resume_name', type: 'text', maxLength: 200 },
  { name: 'resume_type', type: 'text', maxLength: 100 },
  { name: 'resume_size', type: 'number' },
  // Of its bytes; absent on rows of earlier versions. Compared at each download.
  { name: 'resume_sha256', type: 'text', maxLength: 64, admin: { hidden: true } },
]

/** Fields of both kinds of candidates' submissions: reference, idempotency key, phone. */
export const submissionFields: Field[] = [
  { name: 'reference', type: 'text', required: true, unique: true, maxLength: 20 },
  { name: 'dedupe_key', type: 'text', required: true, unique: true, admin: { hidden: true } },
  { name: 'phone_e164', type: 'text', index: true },
  { name: 'phone_valid', type: 'checkbox', defaultValue: false },
]

/** Nobody writes these in a form of the CMS panel or by REST. */
const access = { create: () => false, update: () => false }

/**
 * What was read from the resume for the search (docs/adr/0067). The last fields of a row, because
 * SQLite reads through a long text to what is stored after it. Without `resume_read` it is waiting.
 * Hidden fields are in no answer.
 */
export const resumeTextFields: Field[] = [
  {
    name: 'resume_read',
    type: 'select',
    options: optionsOf(RESUME_STATES).filter(({ value }) => value !== 'waiting'),
    access,
  },
  // Begun readings: a file that ends the process is not read for ever.
  { name: 'resume_tries', type: 'number', hidden: true, access },
  {
    name: 'resume_text',
    type: 'textarea',
    maxLength: RESUME_TEXT_MAX_CHARS,
    hidden: true,
    access,
  },
]
