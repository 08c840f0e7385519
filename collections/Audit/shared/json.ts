import type { AuditAction } from './actions'

/** A line of the audit trail as audit_list.php returns it. `at` is ISO. */
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
