/** Help for the fields of applications, registrations and messages, by path. */
export const PEOPLE_HELP: Record<string, string> = {
  'applications.name': 'As the candidate typed it.',
  'applications.country_code': 'Of the mobile number.',
  'applications.mobile': 'As the candidate typed it.',
  'applications.position': 'What the candidate applied for.',
  'applications.job_id': 'The job. Empty: no job in particular.',
  'applications.stage': 'How far the office is. It is changed in the dashboard.',
  'applications.stage_at': 'Since when it has this stage.',
  'applications.is_sample': 'For a sample job. It is in no total.',
  'registrations.full_name': 'As the candidate typed it.',
  'registrations.country_code': 'Of the WhatsApp number.',
  'registrations.whatsup_no': 'The WhatsApp number, as the candidate typed it.',
  'registrations.current_location': 'Where the candidate is now.',
  'registrations.category': 'The kind of work.',
  'registrations.position': 'The position in the list of positions.',
  'registrations.position_Name': 'The position, as it was called then.',
  'registrations.gulf_exp': 'Years of work in the Gulf.',
  'registrations.india_exp': 'Years of work in India.',
  'registrations.terms': 'The candidate agreed to the terms.',
  'registrations.terms_version': 'Which text of the terms.',
  'registrations.terms_at': 'When the candidate agreed.',
  'enquiries.kind': 'What the message is about.',
  'enquiries.name': 'As the visitor typed it.',
  'enquiries.email': 'Where the answer goes.',
  'enquiries.phone': 'As the visitor typed it.',
  'enquiries.company': 'Of an employer.',
  'enquiries.message': 'The message itself.',
  'enquiries.reference': 'The number that the visitor was given.',
  'enquiries.handled': 'Somebody has answered it.',
  'enquiries.handled_at': 'When it was answered.',
  'enquiries.office_note': 'For colleagues only.',
}

const SUBMISSION_HELP: Record<string, string> = {
  email: 'Where the confirmation went.',
  upload_resume: 'The file’s stored name.',
  resume_name: 'The file’s own name.',
  resume_type: 'What kind of file it is.',
  resume_size: 'Its size in bytes.',
  reference: 'The number that the candidate was given.',
  phone_e164: 'The number as phones dial it.',
  phone_valid: 'Whether such a number can exist.',
  is_starred: 'Somebody of the office starred it.',
  has_note: 'There is a note of the office.',
  seen_at: 'When somebody first opened it.',
  revision: 'Counts the changes, so that none is lost.',
  source: 'How it came to the office.',
  language: 'In which the form was sent, and we answer.',
  whatsapp_consent: 'May be written to on WhatsApp.',
  keep_consent: 'May be kept for later jobs.',
  consent_version: 'Which text was agreed to.',
  consent_at: 'When it was agreed to.',
  consent_withdrawn_at: 'When it was taken back.',
  broadcast_list: 'The WhatsApp list with this number.',
}

const RETENTION_HELP: Record<string, string> = {
  legal_hold: 'Must not be erased, because of a case.',
  quarantined_at: 'Since when it waits for erasure.',
  erase_after: 'When its wait ends and it is erased.',
  erasure_batch: 'The account and day, when staff erased it.',
  erasure_asked_at: 'When the person asked to be erased.',
}

for (const [list, help] of [
  ['applications', SUBMISSION_HELP],
  ['registrations', SUBMISSION_HELP],
  ['applications', RETENTION_HELP],
  ['registrations', RETENTION_HELP],
  ['enquiries', RETENTION_HELP],
] as const) {
  for (const [field, text] of Object.entries(help)) PEOPLE_HELP[`${list}.${field}`] = text
}
