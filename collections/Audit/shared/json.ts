import type { AuditAction } from './actions'

/** A line of the audit trail as audit_list.php returns it. `at` is ISO. */
export type AuditLineJson = {
  id: number
  at: string
  actor: string
  /** The name of the account today; null for visitors, the program and deleted accounts. */
  name: string | null
  action: AuditAction
  subject: string
  subject_id: number | null
  count: number | null
  detail: string | null
}
