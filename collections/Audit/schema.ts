/** What is put on record. */
export const AUDIT_ACTIONS = [
  'view',
  'download',
  'export',
  'change',
  'erase',
  'erase-refused',
  'quarantine',
  'hold',
  'consent',
  'settings',
  'files',
] as const

export type AuditAction = (typeof AUDIT_ACTIONS)[number]
