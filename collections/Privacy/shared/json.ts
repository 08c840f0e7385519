import type { SubmissionKey } from '@/collections/PersonalData/shared/personalData'

/** One submission of a person, as the Privacy panel shows it. Dates are ISO. */
export type PersonRow = SubmissionKey & {
  reference: string
  name: string
  email: string
  phone: string | null
  created_at: string
  legal_hold: boolean
  quarantined_at: string | null
  /** When the wait in quarantine ends. */
  erase_after: string | null
  erasure_asked_at: string | null
}

/** What one account erased on one day and is in quarantine. Dates are ISO. */
export type HiddenBatchJson = {
  batch: string
  /** The name of the account; null when it was deleted. */
  by: string | null
  account: number
  rows: number
  hidden_at: string
  /** When the first row of it is erased. */
  erase_after: string
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
  /** What staff erased and was hidden instead, newest first. */
  batches: HiddenBatchJson[]
  /** Erasure requests. */
  erasure_requests: PersonRow[]
}
