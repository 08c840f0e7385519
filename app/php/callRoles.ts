import { DASHBOARD_ROLES, ROLE_NAMES, type Role } from '@/collections/Users/shared/roles'

const ADMINS = ['admin'] as const

/** Who works on the content (collections/access.ts). */
const EDITORS = ['admin', 'editor'] as const

type Roles = readonly [Role, ...Role[]]

/**
 * Which roles may make each call of staff: the one table (docs/adr/0035). Other accounts get 403,
 * visitors 401. Calls that are not named here are for anyone. Enquiries are for admins only, because a
 * grievance or a fraud report may be about a recruiter.
 */
export const CALL_ROLES = {
  // The own account and session. Editors have the CMS panel for the first three.
  logout: DASHBOARD_ROLES,
  profile: DASHBOARD_ROLES,
  password_confirm: DASHBOARD_ROLES,
  second_factor: ROLE_NAMES,
  session_end: ROLE_NAMES,
  session_list: ROLE_NAMES,
  // Jobs.
  jobpost: DASHBOARD_ROLES,
  job_status_update: DASHBOARD_ROLES,
  job_repost: DASHBOARD_ROLES,
  job_versions: DASHBOARD_ROLES,
  // Applicants and registrations. The exports have a limit (collections/Submissions/exportLimit.ts).
  jobapplied_list: DASHBOARD_ROLES,
  application: DASHBOARD_ROLES,
  application_update: DASHBOARD_ROLES,
  application_export: DASHBOARD_ROLES,
  message_templates: DASHBOARD_ROLES,
  registration_list: DASHBOARD_ROLES,
  registration_details: DASHBOARD_ROLES,
  registration_update: DASHBOARD_ROLES,
  registration_export: DASHBOARD_ROLES,
  registration_industries: DASHBOARD_ROLES,
  opt_out: DASHBOARD_ROLES,
  same_person: DASHBOARD_ROLES,
  // Days of interviews.
  interview: DASHBOARD_ROLES,
  interview_list: DASHBOARD_ROLES,
  interview_save: DASHBOARD_ROLES,
  interview_update: DASHBOARD_ROLES,
  // Demands of employers: recruiters choose one for a job.
  demand_list: DASHBOARD_ROLES,
  // The way of selected people, without papers and money.
  departure: DASHBOARD_ROLES,
  departure_list: DASHBOARD_ROLES,
  departure_save: DASHBOARD_ROLES,
  // Money of selected people. A recruiter needs an admin's permission, too (collections/Ledger/openLedger.ts).
  ledger: DASHBOARD_ROLES,
  ledger_charge: DASHBOARD_ROLES,
  ledger_refund: DASHBOARD_ROLES,
  ledger_export: ADMINS,
  // Papers of selected people: each look at a number is in the audit trail.
  papers: DASHBOARD_ROLES,
  paper_delete: DASHBOARD_ROLES,
  paper_number: DASHBOARD_ROLES,
  paper_save: DASHBOARD_ROLES,
  // Copies of them: so is each look at one.
  paper_copy_ask: DASHBOARD_ROLES,
  paper_copy_delete: DASHBOARD_ROLES,
  paper_copy_open: DASHBOARD_ROLES,
  // Applicants proposed to a company.
  shortlist_list: DASHBOARD_ROLES,
  shortlist_save: DASHBOARD_ROLES,
  shortlist_update: DASHBOARD_ROLES,
  // The own ones only.
  saved_searches: DASHBOARD_ROLES,
  // Figures without names.
  office: DASHBOARD_ROLES,
  overview: DASHBOARD_ROLES,

  // Texts of pages in other languages.
  translations: EDITORS,

  accounts: ADMINS,
  audit_list: ADMINS,
  backup_place: ADMINS,
  broadcast_export: ADMINS,
  broadcast_jobs: ADMINS,
  demand_delete: ADMINS,
  demand_save: ADMINS,
  enquiry_list: ADMINS,
  enquiry_update: ADMINS,
  import_file: ADMINS,
  import_resumes: ADMINS,
  launch: ADMINS,
  mail_list: ADMINS,
  mail_server: ADMINS,
  person_erase: ADMINS,
  person_export: ADMINS,
  person_find: ADMINS,
  privacy: ADMINS,
  privacy_update: ADMINS,
  registration_import: ADMINS,
  retention_run: ADMINS,
  site_address: ADMINS,
  whatsapp_settings: ADMINS,
} as const satisfies Record<string, Roles>
