import { paths } from '@/lib/shared/paths'

const PRIVACY = { label: 'Privacy panel', href: `${paths.manageJobs}?panel=privacy` }

// Also after the launch: the address of the site and the place of its backups are set there.
const LAUNCH = { label: 'Before you launch', href: `${paths.manageJobs}?panel=launch` }

const NOT_MEANT =
  'Ask who did it. If nobody meant to, somebody else may use the account: follow "An account was misused to destroy" in docs/runbook.md.'

/** What the other admins are told at once, in a mail and in the dashboard. */
export const WARNINGS = {
  erasures: {
    title: 'Many submissions were erased within an hour',
    todo: `${NOT_MEANT} What was hidden can be taken back in the Privacy panel.`,
    link: PRIVACY,
  },
  'account-deleted': {
    title: 'An account of staff was deleted',
    todo: NOT_MEANT,
    link: { label: 'Accounts', href: `${paths.manageJobs}?panel=accounts` },
  },
  identity: {
    title: 'The agency’s name, licence or addresses were changed',
    todo: `${NOT_MEANT} The versions of the agency facts have the old values.`,
    link: { label: 'Versions', href: '/admin/globals/site-settings/versions' },
  },
  'mail-server-changed': {
    title: 'The mail server was changed',
    todo: `${NOT_MEANT} All mails of the site go through it, with the links for candidates and for new passwords.`,
    link: { label: 'Outbox', href: `${paths.manageJobs}?panel=outbox` },
  },
  'whatsapp-changed': {
    title: 'The WhatsApp account of the site was changed',
    todo: `${NOT_MEANT} Messages to candidates go through it.`,
    link: { label: 'Outbox', href: `${paths.manageJobs}?panel=outbox` },
  },
  'backup-place-changed': {
    title: 'The place of the backups was changed',
    todo: `${NOT_MEANT} A backup holds everything that the site knows.`,
    link: LAUNCH,
  },
  'site-address-changed': {
    title: 'The address of the site was changed',
    todo: `${NOT_MEANT} Mails lead there, with the links for candidates and for new passwords.`,
    link: LAUNCH,
  },
  retention: {
    title: 'The rule about how long data is kept was changed',
    todo: `${NOT_MEANT} The Privacy panel shows the rule and what it would do.`,
    link: PRIVACY,
  },
} as const

export type WarningKind = keyof typeof WARNINGS
