import { fail } from '@/lib/server/calls/answers'
import type { Methods } from '@/lib/server/calls/php'
import { toJson } from '@/lib/server/calls/responses'
import { accounts } from './accounts'
import { application } from './application'
import { application_export } from './application_export'
import { application_update } from './application_update'
import { audit_list } from './audit_list'
import { backup_place } from './backup_place'
import { broadcast_export } from './broadcast_export'
import { broadcast_jobs } from './broadcast_jobs'
import { contact_card } from './contact_card'
import { demand_delete } from './demand_delete'
import { demand_list } from './demand_list'
import { demand_save } from './demand_save'
import { departure } from './departure'
import { departure_answer } from './departure_answer'
import { departure_list } from './departure_list'
import { departure_save } from './departure_save'
import { enquiry } from './enquiry'
import { enquiry_list } from './enquiry_list'
import { enquiry_update } from './enquiry_update'
import { import_file } from './import_file'
import { import_resumes } from './import_resumes'
import { interview } from './interview'
import { interview_answer } from './interview_answer'
import { interview_list } from './interview_list'
import { interview_save } from './interview_save'
import { interview_update } from './interview_update'
import { invitation } from './invitation'
import { job_alert } from './job_alert'
import { job_alert_leave } from './job_alert_leave'
import { job_repost } from './job_repost'
import { job_versions } from './job_versions'
import { launch } from './launch'
import { ledger } from './ledger'
import { ledger_charge } from './ledger_charge'
import { ledger_export } from './ledger_export'
import { ledger_refund } from './ledger_refund'
import { logout } from './logout'
import { mail_list } from './mail_list'
import { mail_server } from './mail_server'
import { message_check } from './message_check'
import { message_templates } from './message_templates'
import { my_application } from './my_application'
import { office } from './office'
import { opt_out } from './opt_out'
import { overview } from './overview'
import { paper_copy_ask } from './paper_copy_ask'
import { paper_copy_delete } from './paper_copy_delete'
import { paper_copy_open } from './paper_copy_open'
import { paper_copy_send } from './paper_copy_send'
import { paper_delete } from './paper_delete'
import { paper_number } from './paper_number'
import { paper_save } from './paper_save'
import { papers } from './papers'
import { password_confirm } from './password_confirm'
import { person_erase } from './person_erase'
import { person_export } from './person_export'
import { person_find } from './person_find'
import { privacy } from './privacy'
import { privacy_update } from './privacy_update'
import { profile } from './profile'
import { registration_details } from './registration_details'
import { registration_export } from './registration_export'
import { registration_import } from './registration_import'
import { registration_industries } from './registration_industries'
import { registration_list } from './registration_list'
import { registration_update } from './registration_update'
import { retention_run } from './retention_run'
import { same_person } from './same_person'
import { saved_searches } from './saved_searches'
import { second_factor } from './second_factor'
import { session_end } from './session_end'
import { session_list } from './session_list'
import { shortlist_answer } from './shortlist_answer'
import { shortlist_list } from './shortlist_list'
import { shortlist_save } from './shortlist_save'
import { shortlist_update } from './shortlist_update'
import { site_address } from './site_address'
import { translations } from './translations'
import { whatsapp_settings } from './whatsapp_settings'
import { whatsapp_webhook } from './whatsapp_webhook'

/**
 * The additional calls, beside the eleven specified ones (docs/product.md §7.1). They share one
 * route because Next bundles the whole server into each route, ten seconds of build time each
 * (docs/adr/0009).
 */
const CALLS: Record<string, Methods> = {
  'accounts.php': accounts,
  'application.php': application,
  'application_export.php': application_export,
  'application_update.php': application_update,
  'audit_list.php': audit_list,
  'backup_place.php': backup_place,
  'broadcast_export.php': broadcast_export,
  'broadcast_jobs.php': broadcast_jobs,
  'contact_card.php': contact_card,
  'demand_delete.php': demand_delete,
  'demand_list.php': demand_list,
  'demand_save.php': demand_save,
  'departure.php': departure,
  'departure_answer.php': departure_answer,
  'departure_list.php': departure_list,
  'departure_save.php': departure_save,
  'ledger.php': ledger,
  'ledger_charge.php': ledger_charge,
  'ledger_export.php': ledger_export,
  'ledger_refund.php': ledger_refund,
  'papers.php': papers,
  'paper_copy_ask.php': paper_copy_ask,
  'paper_copy_delete.php': paper_copy_delete,
  'paper_copy_open.php': paper_copy_open,
  'paper_copy_send.php': paper_copy_send,
  'paper_delete.php': paper_delete,
  'paper_number.php': paper_number,
  'paper_save.php': paper_save,
  'enquiry.php': enquiry,
  'enquiry_list.php': enquiry_list,
  'enquiry_update.php': enquiry_update,
  'import_file.php': import_file,
  'import_resumes.php': import_resumes,
  'interview.php': interview,
  'interview_list.php': interview_list,
  'interview_save.php': interview_save,
  'interview_update.php': interview_update,
  'interview_answer.php': interview_answer,
  'invitation.php': invitation,
  'job_alert.php': job_alert,
  'job_alert_leave.php': job_alert_leave,
  'job_repost.php': job_repost,
  'job_versions.php': job_versions,
  'launch.php': launch,
  'logout.php': logout,
  'mail_list.php': mail_list,
  'mail_server.php': mail_server,
  'message_check.php': message_check,
  'message_templates.php': message_templates,
  'my_application.php': my_application,
  'office.php': office,
  'opt_out.php': opt_out,
  'overview.php': overview,
  'password_confirm.php': password_confirm,
  'person_erase.php': person_erase,
  'person_export.php': person_export,
  'person_find.php': person_find,
  'privacy.php': privacy,
  'privacy_update.php': privacy_update,
  'profile.php': profile,
  'registration_details.php': registration_details,
  'registration_export.php': registration_export,
  'registration_import.php': registration_import,
  'registration_industries.php': registration_industries,
  'registration_list.php': registration_list,
  'registration_update.php': registration_update,
  'retention_run.php': retention_run,
  'same_person.php': same_person,
  'saved_searches.php': saved_searches,
  'session_end.php': session_end,
  'session_list.php': session_list,
  'shortlist_answer.php': shortlist_answer,
  'shortlist_list.php': shortlist_list,
  'shortlist_save.php': shortlist_save,
  'shortlist_update.php': shortlist_update,
  'site_address.php': site_address,
  'translations.php': translations,
  'whatsapp_settings.php': whatsapp_settings,
  'whatsapp_webhook.php': whatsapp_webhook,
  'second_factor.php': second_factor,
}

type Context = { params: Promise<{ name: string }> }

const answerWith =
  (method: keyof Methods) =>
  async (request: Request, { params }: Context): Promise<Response> => {
    const { name } = await params
    const call = Object.hasOwn(CALLS, name) ? CALLS[name] : undefined
    return call ? call[method](request) : toJson(fail.callUnknown())
  }

export const GET = answerWith('GET')
export const POST = answerWith('POST')
export const PUT = answerWith('PUT')
export const PATCH = answerWith('PATCH')
export const DELETE = answerWith('DELETE')
export const OPTIONS = answerWith('OPTIONS')
