import type { SubmissionKey } from '@/collections/Submissions/shared/personalData'

/** One submission of a person, as the Privacy panel shows it. Dates are ISO. */
export type PersonRow = SubmissionKey & {
  reference: string
  name: string
  email: string
  phone: string | null
  created_at: string
  legal_hold: boolean
  quarantined_at: string | null
  erasure_asked_at: string | null
}

/** What the retention rule would do now (the dry run), the rows in quarantine, erasure requests. */
export type PrivacyJson = {
  is_on: boolean
  months: number
  quarantine_days: number
  /** Older than the period, and not held: would go into quarantine. */
  due: number
  /** In quarantine for longer than its days, and not held: would be erased. */
  to_erase: number
  held: number
  quarantined: PersonRow[]
  /** Erasure requests. */
  erasure_requests: PersonRow[]
}
