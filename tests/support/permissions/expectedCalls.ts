import type { Column } from './expectedData'

/**
 * Who may make each php call: what the tests expect, written down apart from the handlers. Every call
 * and method that answers must have a line.
 */

export type Audience = 'anyone' | readonly Column[]

const ANYONE = 'anyone'

const ADMINS: Audience = ['admin']

const DASHBOARD: Audience = ['recruiter', 'admin']

const EDITORS: Audience = ['editor', 'admin']

const STAFF: Audience = ['editor', 'recruiter', 'admin']

export const EXPECTED_CALLS: Record<string, Audience> = {
  // The specified calls.
  'GET country_master': ANYONE,
  'GET country_list': ANYONE,
  'GET position': ANYONE,
  'GET joblist': ANYONE,
  'GET job_details': ANYONE,
  'POST job_applied': ANYONE,
  'POST registration': ANYONE,
  'POST login': ANYONE,
  'POST jobpost': DASHBOARD,
  'POST job_status_update': DASHBOARD,
  'GET jobapplied_list': DASHBOARD,
  // For visitors. The signed link in the body of my_application says whose data it is.
  'POST enquiry': ANYONE,
  'POST message_check': ANYONE,
  // To confirm or to end an alert, the signed link of its mail.
  'POST job_alert': ANYONE,
  'GET job_alert_leave': ANYONE,
  'POST job_alert_leave': ANYONE,
  'GET my_application': ANYONE,
  'POST my_application': ANYONE,
  'POST paper_copy_send': ANYONE,
  'GET interview_answer': ANYONE,
  'POST interview_answer': ANYONE,
  'POST shortlist_answer': ANYONE,
  'POST departure_answer': ANYONE,
  'GET contact_card': ANYONE,
  // The link of an invitation says whose account it makes.
  'POST invitation': ANYONE,
  // The word that was agreed on, and the signature over the bytes, say that it is WhatsApp.
  'GET whatsapp_webhook': ANYONE,
  'POST whatsapp_webhook': ANYONE,
  // The own account.
  'GET profile': DASHBOARD,
  'POST profile': DASHBOARD,
  'POST logout': DASHBOARD,
  'POST password_confirm': DASHBOARD,
  'GET second_factor': STAFF,
  'POST second_factor': STAFF,
  'POST session_end': STAFF,
  'GET session_list': STAFF,
  'GET translations': EDITORS,
  // Imported lists.
  'POST import_file': ADMINS,
  'POST import_resumes': ADMINS,
  'GET registration_import': ADMINS,
  'POST registration_import': ADMINS,
  // Jobs, applicants and registrations.
  'POST job_repost': DASHBOARD,
  'GET job_versions': DASHBOARD,
  'GET application': DASHBOARD,
  'POST application_update': DASHBOARD,
  'GET application_export': DASHBOARD,
  'GET message_templates': DASHBOARD,
  'GET interview': DASHBOARD,
  'GET interview_list': DASHBOARD,
  'POST interview_save': DASHBOARD,
  'POST interview_update': DASHBOARD,
  'GET demand_list': DASHBOARD,
  'GET departure': DASHBOARD,
  'GET departure_list': DASHBOARD,
  // A recruiter only when an admin allows it, as here; others: tests/contract/ledger.test.ts.
  'GET ledger': DASHBOARD,
  'GET ledger_export': ADMINS,
  'GET papers': DASHBOARD,
  'GET shortlist_list': DASHBOARD,
  'POST shortlist_save': DASHBOARD,
  'POST shortlist_update': DASHBOARD,
  'GET registration_list': DASHBOARD,
  'GET registration_details': DASHBOARD,
  'POST registration_update': DASHBOARD,
  'GET registration_export': DASHBOARD,
  'GET registration_industries': DASHBOARD,
  'POST opt_out': DASHBOARD,
  'POST same_person': DASHBOARD,
  'GET saved_searches': DASHBOARD,
  'POST saved_searches': DASHBOARD,
  'GET office': DASHBOARD,
  'GET overview': DASHBOARD,
  // Exports of everybody, other people's data, settings.
  'GET broadcast_export': ADMINS,
  'POST broadcast_export': ADMINS,
  'GET broadcast_jobs': ADMINS,
  'POST broadcast_jobs': ADMINS,
  'POST demand_save': ADMINS,
  'POST departure_save': DASHBOARD,
  'POST ledger_charge': DASHBOARD,
  'POST ledger_refund': DASHBOARD,
  'POST paper_save': DASHBOARD,
  'POST paper_number': DASHBOARD,
  'POST paper_delete': DASHBOARD,
  'POST paper_copy_ask': DASHBOARD,
  'POST paper_copy_open': DASHBOARD,
  'POST paper_copy_delete': DASHBOARD,
  'POST demand_delete': ADMINS,
  'GET enquiry_list': ADMINS,
  'POST enquiry_update': ADMINS,
  'GET mail_list': ADMINS,
  'GET backup_place': ADMINS,
  'POST backup_place': ADMINS,
  'GET site_address': ADMINS,
  'POST site_address': ADMINS,
  'GET mail_server': ADMINS,
  'POST mail_server': ADMINS,
  'GET whatsapp_settings': ADMINS,
  'POST whatsapp_settings': ADMINS,
  'GET audit_list': ADMINS,
  'POST person_find': ADMINS,
  'POST person_export': ADMINS,
  'POST person_erase': ADMINS,
  'GET privacy': ADMINS,
  'POST privacy': ADMINS,
  'POST privacy_update': ADMINS,
  'POST retention_run': ADMINS,
  'GET accounts': ADMINS,
  'POST accounts': ADMINS,
  'GET launch': ADMINS,
  'POST launch': ADMINS,
}
