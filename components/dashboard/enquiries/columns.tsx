'use client'
import { ENQUIRY_KINDS } from '@/collections/Agency/shared/enquiryKinds'
import type { EnquiryJson } from '@/collections/Enquiries/shared/json'
import { type Columns, type Place, RowLink, State } from '@/components/dashboard/list/DataTable'
import table from '@/components/dashboard/list/DataTable.module.css'
import { Button } from '@/components/ui/Button'
import { shortDate } from '@/lib/shared/format'
import styles from './columns.module.css'

export type EnquiryChange = { handled?: boolean; office_note?: string }
export type UpdateEnquiry = (enquiry: EnquiryJson, change: EnquiryChange) => void

type Row = EnquiryJson
type Tools = { onUpdate: UpdateEnquiry }

export const enquiryId = ({ id }: Pick<Row, 'id'>) => `enquiry-${id}`

/** By when an answer was promised, or when it was given. */
export const Due = ({ row, label = '' }: { row: Row; label?: string }) => {
  const { handled, handled_at, due_at } = row
  if (handled) return <State look="done">Handled {handled_at && shortDate(handled_at)}</State>
  const isLate = Date.parse(due_at) < Date.now()
  return (
    <State look={isLate ? 'late' : 'due'}>
      {isLate ? 'Overdue ' : label}
      {shortDate(due_at)}
    </State>
  )
}

const Toggle = ({ row, at }: { row: Row; at: Place & Tools }) => (
  <Button
    size="small"
    aria-describedby={at.linkId}
    onClick={() => at.onUpdate(row, { handled: !row.handled })}
  >
    {row.handled ? 'Open again' : 'Mark handled'}
  </Button>
)

export const ENQUIRY_COLUMNS: Columns<Row, Tools> = {
  table: [
    { head: 'Reference', className: `${table.short} num`, show: ({ reference }) => reference },
    { head: 'Kind', show: ({ kind }) => ENQUIRY_KINDS[kind].label },
    {
      head: 'Name',
      show: ({ name, company }, at) => (
        <>
          <RowLink at={at}>{name}</RowLink>
          {company && <span className={styles.company}>{company}</span>}
        </>
      ),
    },
    {
      head: 'Received',
      className: `${table.short} num`,
      show: ({ created_at }) => shortDate(created_at),
    },
    { head: 'Answer by', show: (row) => <Due row={row} /> },
    {
      head: 'Action',
      headClass: table.right,
      show: (row, at) => (
        <span className={table.actions}>
          <Toggle row={row} at={at} />
        </span>
      ),
    },
  ],
  card: [
    { show: ({ name }, at) => <RowLink at={at}>{name}</RowLink> },
    {
      className: `${table.line} num`,
      show: ({ kind, reference }) => `${ENQUIRY_KINDS[kind].label} · ${reference}`,
    },
    {
      className: `${table.line} num`,
      show: ({ created_at }) => `Received ${shortDate(created_at)}`,
    },
    { show: (row) => <Due row={row} label="Answer by " /> },
    { className: table.actions, show: (row, at) => <Toggle row={row} at={at} /> },
  ],
}
