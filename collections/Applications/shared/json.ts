import type { ActivityJson } from '@/collections/Activities/shared/json'
import type { MessageJson } from '@/collections/Mails/shared/json'
import type { ConsentDetails } from '@/collections/OptOuts/shared/json'
import type { PersonJson } from '@/collections/Submissions/shared/json'
import type { ResumeState } from '@/collections/Submissions/shared/resumeState'
import type { Source } from '@/collections/Submissions/shared/sources'
import type { Language } from '@/lib/shared/languages'
import type { Application } from '@/payload-types'
import type { Stage } from './stages'

/**
 * An application in jobapplied_list.php: the specified fields (docs/product.md §3.3) and what staff
 * work with.
 */
export type ApplicationJson = {
  id: number
  name: string
  email: string
  country_code: string
  mobile: string
  position: string
  /** 0 for a general application, and when the job is gone. */
  job_id: number
  job_title: string | null
  upload_resume: string | null
  reference: string
  /** ISO. */
  created_at: string
  stage: Stage
  /** Counts the changes of stage. A change names the revision that its caller saw. */
  revision: number
  is_starred: boolean
  has_note: boolean
  /** For a job that is a sample: in no total or chart. */
  is_sample: boolean
  /** Whether staff have opened it. */
  seen: boolean
  source: Source
  phone_e164: string
  /** False for a number that cannot exist. */
  phone_valid: boolean
  resume_name: string | null
  resume_type: string | null
  resume_size: number | null
  whatsapp_consent: boolean
  keep_consent: boolean
  consent_at: string | null
  /** In a search: the words found only in the resume, with a few words around. */
  resume_words?: string
}

/** The orders of the list; newest first by default. */
export const APPLICATION_SORTS = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'Name',
  job: 'Job',
} as const

export type ApplicationSort = keyof typeof APPLICATION_SORTS

/** What application.php returns. */
export type ApplicationDetails = PersonJson & {
  application: ApplicationJson &
    ConsentDetails & {
      /** Of the form that was sent. */
      language: Language
      /** Null without a resume. */
      resume_state: ResumeState | null
    }
  activities: ActivityJson[]
  /** What staff wrote by mail, newest first. */
  messages: MessageJson[]
  /** The beginning of a WhatsApp message to the candidate. */
  greeting: string
}

/** Needs the job populated (depth 1). */
export const applicationJson = (application: Application): ApplicationJson => {
  const job = typeof application.job_id === 'object' ? application.job_id : null
  return {
    id: application.id,
    name: application.name,
    email: application.email,
    country_code: application.country_code,
    mobile: application.mobile,
    position: application.position,
    job_id: job?.id ?? 0,
    job_title: job?.job_title ?? null,
    upload_resume: application.upload_resume || null,
    reference: application.reference,
    created_at: application.createdAt,
    stage: application.stage,
    revision: application.revision,
    is_starred: application.is_starred === true,
    has_note: application.has_note === true,
    is_sample: application.is_sample === true,
    seen: Boolean(application.seen_at),
    source: application.source,
    phone_e164: application.phone_e164 ?? '',
    phone_valid: application.phone_valid === true,
    resume_name: application.resume_name || null,
    resume_type: application.resume_type || null,
    resume_size: application.resume_size ?? null,
    whatsapp_consent: application.whatsapp_consent === true,
    keep_consent: application.keep_consent === true,
    consent_at: application.consent_at ?? null,
  }
}
