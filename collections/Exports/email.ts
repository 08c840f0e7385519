import type { MailContent } from '@/collections/Mails/layout'
import { longDateTime, wholeNumber } from '@/lib/shared/format'

type Exported = { who: string; what: string; count: number; at: string }

/** To the other admins: somebody exported personal data. */
export const exported = ({ who, what, count, at }: Exported): MailContent => ({
  subject: 'Personal data was exported',
  title: 'Personal data was exported',
  parts: [
    {
      kind: 'facts',
      rows: [
        ['By', who],
        ['What', what],
        ['Rows', wholeNumber(count)],
        ['When', longDateTime(at)],
      ],
    },
    {
      kind: 'text',
      text: 'You get this mail because you are an admin. If you do not know the reason, ask. If it was not this person, end the sessions of the account with a new password.',
    },
  ],
})
