import type { MailContent } from '@/collections/Mails/layout'
import { env } from '@/lib/server/settings/env'
import type { Alert } from './shared/alert'

/** To the office: an alert has begun, or still lasts a day later. */
export const alertMail = ({ title, todo, link }: Alert): MailContent => ({
  subject: title,
  title,
  parts: [
    { kind: 'text', text: todo },
    {
      kind: 'button',
      label: link.label,
      href: `${env.siteUrl}${link.href}`,
      hint: 'The dashboard shows this too, as long as it lasts. This mail comes at most once a day.',
    },
  ],
})
