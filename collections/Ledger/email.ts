import type { MailContent } from '@/collections/Mails/layout'
import { minorText } from '@/collections/Tools/charges/shared/money'
import { env } from '@/lib/server/settings/env'
import { longDate } from '@/lib/shared/format'
import { paths } from '@/lib/shared/paths'
import type { Ledger } from '@/payload-types'
import { KINDS } from './shared/kinds'

type Entry = Pick<Ledger, 'number' | 'kind' | 'currency' | 'due_minor' | 'due_by'>

/** To the other admins: money was taken that has to go back. Names no candidate. */
export const refundDue = ({ number, kind, currency, due_minor, due_by }: Entry): MailContent => ({
  subject: 'Money has to be paid back',
  title: 'Money has to be paid back',
  parts: [
    {
      kind: 'facts',
      rows: [
        ['Receipt', number],
        ['For', KINDS[kind].label],
        ['To be paid back', minorText(due_minor, currency)],
        ['Until', due_by ? longDate(due_by) : ''],
      ],
    },
    {
      kind: 'text',
      text: 'Money came in that the law or the job page does not allow. Nobody flies for this application before it is paid back. You find the person in the dashboard under Departures, Refunds.',
    },
    {
      kind: 'button',
      label: 'Open the refunds',
      href: `${env.siteUrl}${paths.manageJobs}?panel=departures&group=refunds`,
    },
  ],
})
