import type { ActivityWire } from '@/collections/Activities/wire'
import type { OtherWire } from '@/collections/Applications/wire'
import type { Registration } from '@/collections/payload-types'

/** Whether a registered candidate may be written to on WhatsApp: agreed, did not, or asked to stop. */
export const CONSENTS = {
  yes: 'Agreed to WhatsApp',
  no: 'Did not agree',
  withdrawn: 'Asked to stop',
} as const

export type Consent = keyof typeof CONSENTS

/** The orders of the list, newest first unless the address says otherwise. */
export const REGISTRATION_SORTS = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'Name',
  gulf: 'Most Gulf experience',
  india: 'Most India experience',
} as const

export type RegistrationSort = keyof typeof REGISTRATION_SORTS

/** A registration as registration_list.php answers it. */
export type RegistrationWire = {
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
  /** The number of the broadcast list that the person was last put on. */
  list: number | null
  is_starred: boolean
  has_note: boolean
  revision: number
  /** When it came in, ISO. */
  created_at: string
}

/** What registration_details.php tells of one registration beside its row. */
export type RegistrationDetails = {
  registration: RegistrationWire & {
    source: Registration['source']
    terms_version: string
    terms_at: string
    whatsapp_consent: boolean
    keep_consent: boolean
    consent_version: string | null
    consent_at: string | null
    consent_withdrawn_at: string | null
    /** The number asked for no more messages, on this form or another. */
    opted_out: boolean
    erasure_asked_at: string | null
    legal_hold: boolean
  }
  activities: ActivityWire[]
  others: OtherWire[]
  /** The text with which a WhatsApp message to the candidate begins. */
  greeting: string
}

/** Wants the list populated (depth 1), and whether the number asked for no more messages. */
export const registrationWire = (row: Registration, opted_out: boolean): RegistrationWire => ({
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
  list: typeof row.broadcast_list === 'object' ? (row.broadcast_list?.number ?? null) : null,
  is_starred: row.is_starred === true,
  has_note: row.has_note === true,
  revision: row.revision,
  created_at: row.createdAt,
})

/** Of a row, and whether its number asked for no more messages, by whatever form. */
export const consentOf = (
  row: Pick<Registration, 'whatsapp_consent' | 'consent_withdrawn_at'>,
  opted_out: boolean,
): Consent => {
  if (opted_out || row.consent_withdrawn_at) return 'withdrawn'
  return row.whatsapp_consent ? 'yes' : 'no'
}
