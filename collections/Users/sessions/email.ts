import type { MailContent } from '@/collections/Mails/layout'
import { env } from '@/lib/server/settings/env'
import { longDateTime } from '@/lib/shared/format'
import { paths } from '@/lib/shared/paths'
import type { User } from '@/payload-types'

/** To a member of staff: somebody signed in to the account in a browser that was not used before. */
export const newDevice = (role: User['role'], device: string, at: Date): MailContent => ({
  subject: 'New sign-in to your account',
  title: 'New sign-in to your account',
  parts: [
    {
      kind: 'text',
      text: 'Somebody signed in to your account at the office in a browser that had not been used for it before.',
    },
    {
      kind: 'facts',
      rows: [
        ['When', longDateTime(at.toISOString())],
        ['Device', device],
      ],
    },
    {
      kind: 'steps',
      title: 'If it was not you',
      items: [
        'Choose a new password. That ends all other sessions of your account.',
        'Tell the other admins.',
      ],
    },
    {
      kind: 'button',
      label: 'Open your account',
      href: accountPage(role),
      hint: 'If it was you, you need to do nothing.',
    },
  ],
})

/**
 * To a member of staff: somebody typed the right password of the account and then several wrong codes
 * of its second factor.
 */
export const wrongCodes = (role: User['role'], at: Date): MailContent => ({
  subject: 'Somebody may know your password',
  title: 'Somebody may know your password',
  parts: [
    {
      kind: 'text',
      text: 'Somebody typed the right password of your account at the office, and then several wrong codes. Without a right code nobody can sign in.',
    },
    { kind: 'facts', rows: [['When', longDateTime(at.toISOString())]] },
    {
      kind: 'steps',
      title: 'If it was not you',
      items: [
        'Choose a new password now, also everywhere else where you use the same one.',
        'Tell the other admins.',
      ],
    },
    {
      kind: 'button',
      label: 'Open your account',
      href: accountPage(role),
      hint: 'If it was you, you need to do nothing.',
    },
  ],
})

/** Editors have only the CMS panel. */
const accountPage = (role: User['role']): string =>
  `${env.siteUrl}${role === 'editor' ? '/admin/account' : `${paths.manageJobs}?panel=profile`}`
