/** The names of all fields of the agency's facts fit in. */
export const AUDIT_DETAIL_MAX_CHARS = 300

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
