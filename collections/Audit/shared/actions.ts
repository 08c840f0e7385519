/** Long enough for the names of all fields of the agency's facts. */
export const AUDIT_DETAIL_MAX_CHARS = 300

/** The recorded actions, with their labels in the dashboard. */
export const AUDIT_ACTIONS = {
  view: 'Opened',
  list: 'List read',
  download: 'Downloaded',
  export: 'Exported',
  import: 'Imported',
  change: 'Changed',
  erase: 'Erased',
  'erase-refused': 'Erasure refused',
  quarantine: 'Quarantine',
  hold: 'Legal hold',
  consent: 'Consent',
  settings: 'Settings',
  files: 'Files without a row',
  launch: 'Launched',
  preview: 'Back to preview',
  login: 'Signed in',
  'login-failed': 'Sign-in failed',
  logout: 'Signed out',
  password: 'Password changed',
  email: 'E-mail changed',
  role: 'Role changed',
  'second-factor': 'Second factor',
  'account-created': 'Account created',
  'account-deleted': 'Account deleted',
  invitation: 'Invitation',
  warning: 'Other admins were told',
} as const

export type AuditAction = keyof typeof AUDIT_ACTIONS

export const isAuditAction = (name: string): name is AuditAction =>
  Object.hasOwn(AUDIT_ACTIONS, name)
