/** The eleven specified calls under `php/` (docs/product.md §7.1). */
export const SPECIFIED_CALLS = [
  ...['country_list', 'country_master', 'job_applied', 'job_details', 'job_status_update'],
  ...['jobapplied_list', 'joblist', 'jobpost', 'login', 'position', 'registration'],
]

/** The additional calls (app/php/[name], docs/adr/0009). */
export const ADDITIONAL_CALLS = [
  ...['accounts', 'application', 'application_export', 'application_update', 'audit_list'],
  ...[
    'backup_place',
    'broadcast_export',
    'broadcast_jobs',
    'contact_card',
    'enquiry',
    'enquiry_list',
    'enquiry_update',
  ],
  ...['demand_delete', 'demand_list', 'demand_save'],
  ...['departure', 'departure_answer', 'departure_list', 'departure_save'],
  ...['ledger', 'ledger_charge', 'ledger_export', 'ledger_refund'],
  ...['papers', 'paper_delete', 'paper_number', 'paper_save'],
  ...['paper_copy_ask', 'paper_copy_delete', 'paper_copy_open', 'paper_copy_send'],
  ...['import_file', 'import_resumes', 'invitation'],
  ...['job_alert', 'job_alert_leave', 'job_repost', 'job_versions'],
  ...['interview', 'interview_answer', 'interview_list', 'interview_save', 'interview_update'],
  ...['launch', 'logout', 'mail_list'],
  ...[
    'mail_server',
    'message_check',
    'message_templates',
    'my_application',
    'office',
    'opt_out',
    'overview',
  ],
  ...['password_confirm', 'person_erase', 'person_export', 'person_find', 'privacy'],
  ...['privacy_update', 'profile'],
  ...['registration_details', 'registration_export', 'registration_import'],
  ...['registration_industries'],
  ...['registration_list', 'registration_update', 'retention_run', 'same_person', 'saved_searches'],
  ...['second_factor', 'session_end', 'session_list'],
  ...['shortlist_answer', 'shortlist_list', 'shortlist_save', 'shortlist_update'],
  ...['site_address', 'translations'],
  ...['whatsapp_settings', 'whatsapp_webhook'],
]
