import type { MailContent } from '@/collections/Mails/layout'
import { env } from '@/lib/server/settings/env'
import { longDateTime } from '@/lib/shared/format'
import { WARNINGS, type WarningKind } from './shared/warnings'

export type Warning = {
  what: WarningKind
  /** What happened in figures and public facts, as lines of the mail. No personal data. */
  rows: [string, string][]
}

/** To the other admins: somebody did what a stolen session could be used for. */
export const warningMail = (who: string, { what, rows }: Warning, now: Date): MailContent => {
  const { title, todo, link } = WARNINGS[what]
  return {
    subject: title,
    title,
    parts: [
      {
        kind: 'facts',
        rows: [['By', who], ...rows, ['When', longDateTime(now.toISOString())]],
      },
      { kind: 'text', text: `You get this mail because you are an admin. ${todo}` },
      { kind: 'button', label: link.label, href: `${env.siteUrl}${link.href}` },
    ],
  }
}
