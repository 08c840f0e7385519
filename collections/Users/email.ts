import type { MailContent } from '@/collections/Mails/layout'
import { env } from '@/lib/server/settings/env'
import { PASSWORD_LINK_HOURS } from '@/lib/shared/limits'

export const PASSWORD_SUBJECT = 'Choose a new password'

/** To a member of staff who forgot the password. */
export const newPassword = (token: string): MailContent => ({
  subject: PASSWORD_SUBJECT,
  title: PASSWORD_SUBJECT,
  parts: [
    { kind: 'text', text: 'Somebody asked for a new password for your account at the office.' },
    {
      kind: 'button',
      label: 'Choose a new password',
      href: `${env.siteUrl}/admin/reset/${token}`,
      hint: `The link works for ${PASSWORD_LINK_HOURS} hour. If it was not you, do nothing: the old password stays.`,
    },
  ],
})
