import type { ActivityJson } from '@/collections/Activities/shared/json'
import {
  type Consent,
  type ConsentDetails,
  consentOf,
  listOf,
} from '@/collections/OptOuts/shared/json'
import type { PersonJson } from '@/collections/Submissions/shared/json'
import type { ResumeState } from '@/collections/Submissions/shared/resumeState'
import type { Language } from '@/lib/shared/languages'
import type { Registration } from '@/payload-types'

/** The orders of the list; newest first by default. */
export const REGISTRATION_SORTS = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'Name',
  gulf: 'Most Gulf experience',
  india: 'Most India experience',
} as const

export type RegistrationSort = keyof typeof REGISTRATION_SORTS

/** A registration in registration_list.php. */
export type RegistrationJson = {
  id: number
  reference: string
  full_name: string
  country_code: string
  whatsup_no: string
  phone_e164: string
  /** False for a number that cannot exist. */
  phone_valid: boolean
  email: string
  current_location: string
  category: string
  position_Name: string
  gulf_exp: number
  india_exp: number
  upload_resume: string | null
  resume_name: string | null
  resume_type: string | null
  resume_size: number | null
  consent: Consent
  /** The number of the latest broadcast list with this person. */
  list: number | null
  is_starred: boolean
  has_note: boolean
  revision: number
  /** When it came in, ISO. */
  created_at: string
  /** In a search: the words found only in the resume, with a few words around. */
  resume_words?: string
}

/** The response of registration_details.php. */
export type RegistrationDetails = PersonJson & {
  registration: RegistrationJson &
    ConsentDetails & {
      source: Registration['source']
      language: Language
      /** Null without a resume. */
      resume_state: ResumeState | null
      terms_version: string
      terms_at: string
      /** The day that an imported list names, 'YYYY-MM-DD'. */
      listed_on: string | null
    }
  activities: ActivityJson[]
  /** The beginning of a WhatsApp message to the candidate. */
  greeting: string
}

/** Needs a row with its list populated (depth 1); `opted_out`: the number opted out. */
export const registrationJson = (row: Registration, opted_out: boolean): RegistrationJson => ({
  id: row.id,
  reference: row.reference,
  full_name: row.full_name,
  country_code: row.country_code,
  whatsup_no: row.whatsup_no,
  phone_e164: row.phone_e164 ?? '',
  phone_valid: row.phone_valid === true,
  email: row.email,
  current_location: row.current_location,
  category: row.category,
  position_Name: row.position_Name,
  gulf_exp: row.gulf_exp,
  india_exp: row.india_exp,
  upload_resume: row.upload_resume || null,
  resume_name: row.resume_name || null,
  resume_type: row.resume_type || null,
  resume_size: row.resume_size ?? null,
  consent: consentOf(row, opted_out),
  list: listOf(row),
  is_starred: row.is_starred === true,
  has_note: row.has_note === true,
  revision: row.revision,
  created_at: row.createdAt,
})
