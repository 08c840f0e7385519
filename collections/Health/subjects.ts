import { BACKUPS_PAGE } from '@/collections/Backups/backupState'
import { WARNINGS } from '@/collections/Warnings/shared/warnings'
import { keysOf } from '@/lib/shared/objects'
import { paths } from '@/lib/shared/paths'
import { backup } from './backup'
import { clock } from './clock'
import { database } from './database'
import { disk } from './disk'
import { erasedBytes } from './erasedBytes'
import { extraFiles } from './extraFiles'
import type { Given, Link, Verdict } from './finding'
import { keyring } from './keyring'
import { licence } from './licence'
import { mailServer } from './mailServer'
import { migrations } from './migrations'
import { missingFiles } from './missingFiles'
import { outbox } from './outbox'
import { permissions } from './permissions'
import { queue } from './queue'
import { secret } from './secret'
import { signIns } from './signIns'
import { storage } from './storage'
import { warnedOf } from './warnings'
import { whatsApp } from './whatsApp'

/**
 * One subject and its only judge. The key names it in the JSON of `npm run doctor`, in alerts, their
 * mails and metrics, and in /ready. What `judge` throws means that it could not be judged.
 */
export type Subject = {
  key: string
  title: string
  /** For staff: it is an alert, dealt with at this place. Its judge reads little: it runs often. */
  alert?: Link
  /** Without an error of it the site can do its work (/ready). Its judge reads little. */
  isReady?: true
} & (
  | { needsNothing: true; judge: (given: Omit<Given, 'payload'>) => Promise<Verdict> }
  | { needsNothing?: never; judge: (given: Given) => Promise<Verdict> }
)

const panel = (label: string, name: string): Link => ({
  label,
  href: `${paths.manageJobs}?panel=${name}`,
})

const ERASURE = panel('Retention and erasure', 'privacy')
const AUDIT_TRAIL = panel('Audit trail', 'privacy')
const OUTBOX = panel('Outbox', 'outbox')
const BACKUPS: Link = { label: 'Backups', href: BACKUPS_PAGE }
const FACTS: Link = { label: 'Agency facts', href: '/admin/globals/site-settings' }

const warnings = keysOf(WARNINGS).map(
  (kind): Subject => ({
    ...{ key: kind, title: `Warning: ${kind}` },
    ...{ judge: warnedOf(kind), alert: { ...WARNINGS[kind].link } },
  }),
)

/** All subjects, in the order in which they are shown. A new one is a file and a line here. */
export const SUBJECTS: readonly Subject[] = [
  { key: 'permissions', title: 'Permissions', needsNothing: true, judge: permissions },
  { key: 'secret', title: 'Secret', needsNothing: true, judge: secret },
  { key: 'keyring', title: 'Keys', judge: keyring },
  { key: 'disk', title: 'Disk', needsNothing: true, judge: disk, alert: ERASURE, isReady: true },
  { key: 'storage', title: 'Storage of files', needsNothing: true, judge: storage },
  { key: 'database', title: 'Database', judge: database, isReady: true },
  { key: 'queue', title: 'Queue', judge: queue, isReady: true },
  { key: 'migrations', title: 'Migrations', judge: migrations, isReady: true },
  { key: 'missing_files', title: 'Rows without file', judge: missingFiles },
  { key: 'extra_files', title: 'Files without row', judge: extraFiles },
  ...warnings,
  { key: 'sign_ins', title: 'Sign-ins', judge: signIns, alert: AUDIT_TRAIL },
  { key: 'outbox', title: 'Outbox', judge: outbox, alert: OUTBOX },
  { key: 'mail_server', title: 'Mail server', judge: mailServer },
  { key: 'whatsapp', title: 'WhatsApp', judge: whatsApp, alert: OUTBOX },
  { key: 'backup', title: 'Backup', judge: backup, alert: BACKUPS },
  { key: 'erased_bytes', title: 'Erased bytes', judge: erasedBytes, alert: ERASURE },
  { key: 'clock', title: 'Clock', judge: clock },
  { key: 'licence', title: 'Licence', judge: licence, alert: FACTS },
]
