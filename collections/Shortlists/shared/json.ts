import type { ResumeState } from '@/collections/Submissions/shared/resumeState'
import type { ListAnswer, Reason } from './keys'

type PersonJson = {
  application_id: number
  name: string
  answer: ListAnswer
  reason: Reason | null
}

/** A list of proposed people, as the office sees it. */
export type ShortlistJson = {
  id: number
  job_id: number
  company: string
  email: string
  /** The last day, 'YYYY-MM-DD' in Mumbai. */
  ends_on: string
  has_ended: boolean
  /** Whether the employer reads the masked texts of resumes. */
  with_resumes: boolean
  created_at: string
  /** How often the employer looked at the people, and when last (ISO). */
  views: number
  viewed_at: string | null
  answered_at: string | null
  /** Those whom the employer still sees, and those whose answer is kept although it does not. */
  people: PersonJson[]
}

/** The list of an applicant, as application.php returns it. */
export type ProposedJson = Pick<
  ShortlistJson,
  'company' | 'ends_on' | 'has_ended' | 'views' | 'viewed_at'
> & { shortlist: number; answer: ListAnswer; reason: Reason | null }

/** A person as the employer sees them: nothing to make contact with, nothing but the work. */
export type ProposedPerson = {
  /** Of the place on the list, not of the application. */
  id: number
  name: string
  position: string
  years: number | null
  answer: ListAnswer
  reason: Reason | null
  /** Of the resume; null where there is none, or where the office shows none. */
  resume: ResumeState | null
}

/** What the employer's page shows. */
export type ShortlistView =
  | { state: 'ended' }
  | {
      state: 'code'
      token: string
      company: string
      /** As 'h•@example.com'. */
      email: string
      ends_on: string
      /** When the code that this browser may type was sent (ISO). */
      sent_at: string | null
    }
  | {
      state: 'list'
      token: string
      company: string
      ends_on: string
      job: string
      place: string
      /** Of the job's demand; null without one. */
      places_left: number | null
      people: ProposedPerson[]
    }
  | {
      state: 'resume'
      token: string
      company: string
      ends_on: string
      person: ProposedPerson
      /** Masked; null when nobody could read the file. */
      text: string | null
    }
