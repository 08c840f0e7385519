import type { Field } from 'payload'

/** Fields about the resume. Its bytes are in DATA_DIR/uploads/resume under a random name. */
export const resumeFields: Field[] = [
  { name: 'upload_resume', type: 'text', index: true, maxLength: 60 },
  { name: 'resume_name', type: 'text', maxLength: 200 },
  { name: 'resume_type', type: 'text', maxLength: 100 },
  { name: 'resume_size', type: 'number' },
]

/** Fields of both kinds of candidates' submissions: reference, idempotency key, phone. */
export const submissionFields: Field[] = [
  { name: 'reference', type: 'text', required: true, unique: true, maxLength: 20 },
  { name: 'dedupe_key', type: 'text', required: true, unique: true, admin: { hidden: true } },
  { name: 'phone_e164', type: 'text', index: true },
  { name: 'phone_valid', type: 'checkbox', defaultValue: false },
]
