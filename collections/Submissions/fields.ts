import type { Field } from 'payload'

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
