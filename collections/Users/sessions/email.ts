import type { MailContent } from '@/collections/Mails/layout'
import { env } from '@/lib/server/env'
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
      // Editors have only the CMS panel.
      href: `${env.siteUrl}${role === 'editor' ? '/admin/account' : `${paths.manageJobs}?panel=profile`}`,
      hint: 'If it was you, you need to do nothing.',
    },
  ],
})
