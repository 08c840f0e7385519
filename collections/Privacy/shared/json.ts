import type { AuditAction } from '@/collections/Audit/shared/actions'

/** Where a person's data lies. */
export const PERSON_COLLECTIONS = ['applications', 'registrations', 'enquiries'] as const

export type PersonCollection = (typeof PERSON_COLLECTIONS)[number]

/** One row of a person, as the Privacy panel shows it. Dates are ISO. */
export type PersonRow = {
  collection: PersonCollection
  id: number
  reference: string
  name: string
  email: string
  phone: string | null
  created_at: string
  legal_hold: boolean
  quarantined_at: string | null
  erasure_asked_at: string | null
}

/** What the retention rule would do now (the dry run), and what stands in quarantine. */
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
  wishes: PersonRow[]
}

export type AuditLineJson = {
  id: number
  at: string
  actor: string
  action: AuditAction
  subject: string
  subject_id: number | null
  count: number | null
  detail: string | null
}
