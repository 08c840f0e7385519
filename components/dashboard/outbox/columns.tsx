'use client'
import type { MailJson } from '@/collections/Mails/shared/json'
import { MAIL_STATES } from '@/collections/Mails/shared/states'
import { type Columns, RowLink, State } from '@/components/dashboard/list/DataTable'
import table from '@/components/dashboard/list/DataTable.module.css'
import { longDateTime } from '@/lib/shared/format'

export const mailId = ({ id }: Pick<MailJson, 'id'>) => `mail-${id}`

const LOOKS = {
  sent: 'done',
  delivered: 'done',
  read: 'done',
  accepted: 'due',
  failed: 'late',
  queued: 'due',
  sending: 'due',
  kept: 'due',
  held: 'late',
} as const

export const MailState = ({ state }: Pick<MailJson, 'state'>) => (
  <State look={LOOKS[state]}>{MAIL_STATES[state]}</State>
)

export const MAIL_COLUMNS: Columns<MailJson> = {
  table: [
    { head: 'Subject', show: ({ subject }, at) => <RowLink at={at}>{subject}</RowLink> },
    { head: 'To', className: table.breaks, show: ({ to }) => to },
    { head: 'State', show: (mail) => <MailState {...mail} /> },
    { head: 'Tries', className: 'num', show: ({ tries }) => tries },
    { head: 'Written', className: 'num', show: ({ created_at }) => longDateTime(created_at) },
  ],
  card: [
    { show: ({ subject }, at) => <RowLink at={at}>{subject}</RowLink> },
    { className: table.line, show: ({ to }) => to },
    { className: `${table.line} num`, show: ({ created_at }) => longDateTime(created_at) },
    { show: (mail) => <MailState {...mail} /> },
  ],
}
