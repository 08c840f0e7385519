/** What is put on record. */
export const AUDIT_ACTIONS = [
  'view',
  'download',
  'export',
  'change',
  'erase',
  'quarantine',
  'hold',
  'consent',
  'settings',
] as const

export type AuditAction = (typeof AUDIT_ACTIONS)[number]
