/**
 * Who may do what with the stored data over REST and in the CMS panel: what the tests expect,
 * written down apart from collections/access.ts, so that a wrong change there is noticed. Every
 * collection and global of the built configuration must have a line, every role a column.
 *
 * Words: read, versions, create, update, delete, unlock. `:own` means rows of the own account only;
 * `update:lock` means to take a document lock over, and nothing else.
 */

/** The roles that have a column. */
export const COLUMNS = ['editor', 'recruiter', 'admin'] as const

export type Column = (typeof COLUMNS)[number]

type Line = Record<Column, string>

const NOBODY: Line = { editor: '', recruiter: '', admin: '' }

const CONTENT: Line = {
  editor: 'read versions create update',
  recruiter: '',
  admin: 'read versions create update delete',
}

const LIBRARY: Line = {
  editor: 'read create update delete',
  recruiter: '',
  admin: 'read create update delete',
}

const LIST: Line = { editor: 'read', recruiter: '', admin: 'read create update delete' }

// Recruiters work in the dashboard, by the php calls.
const forAdmins = (what: string): Line => ({ ...NOBODY, admin: what })

export const EXPECTED_COLLECTIONS: Record<string, Line> = {
  pages: CONTENT,
  'news-articles': CONTENT,
  facts: CONTENT,
  media: LIBRARY,
  redirects: LIBRARY,
  trades: LIBRARY,
  translations: LIBRARY,
  countries: LIST,
  positions: LIST,
  jobs: forAdmins('read versions create update delete'),
  'message-templates': forAdmins('read versions create update delete'),
  applications: forAdmins('read delete'),
  registrations: forAdmins('read delete'),
  enquiries: forAdmins('read update delete'),
  job_alerts: forAdmins('read delete'),
  mails: forAdmins('read'),
  audit: forAdmins('read'),
  'broadcast-lists': forAdmins('read'),
  backups: forAdmins('read'),
  activities: NOBODY,
  interviews: NOBODY,
  interview_seats: NOBODY,
  demands: NOBODY,
  deployments: NOBODY,
  ledger: NOBODY,
  papers: NOBODY,
  paper_copies: NOBODY,
  demand_lines: NOBODY,
  shortlists: NOBODY,
  shortlist_people: NOBODY,
  invitations: NOBODY,
  'second-factors': NOBODY,
  'staff-sessions': NOBODY,
  searches: NOBODY,
  'page-views': NOBODY,
  imports: NOBODY,
  separations: NOBODY,
  'opt-outs': NOBODY,
  'whatsapp-events': NOBODY,
  keyring: NOBODY,
  erasures: NOBODY,
  users: {
    editor: 'read:own update:own',
    recruiter: 'read:own update:own',
    admin: 'read create update delete unlock',
  },
  'payload-preferences': {
    editor: 'read:own update:own delete:own',
    recruiter: 'read:own update:own delete:own',
    admin: 'read:own update:own delete:own',
  },
  'payload-locked-documents': {
    editor: 'read update:lock delete:own',
    recruiter: 'delete:own',
    admin: 'read update:lock delete:own',
  },
  'payload-jobs': NOBODY,
  'payload-kv': NOBODY,
  'payload-migrations': NOBODY,
}

export const EXPECTED_GLOBALS: Record<string, Line> = {
  'site-settings': { editor: 'read', recruiter: '', admin: 'read versions update' },
  'home-page': {
    editor: 'read versions update',
    recruiter: '',
    admin: 'read versions update',
  },
  'privacy-settings': forAdmins('read update'),
  launch: NOBODY,
  'mail-settings': NOBODY,
  'whatsapp-settings': NOBODY,
  'backup-settings': NOBODY,
  'address-settings': NOBODY,
  'sign-in-settings': NOBODY,
  'payload-jobs-stats': NOBODY,
}
