'use client'
import type { ReactNode } from 'react'
import { dayWords } from '@/collections/Demands/shared/words'
import type { DepartureRowJson } from '@/collections/Deployments/shared/json'
import { CHECK_LABELS, hindranceWords } from '@/collections/Deployments/shared/words'
import { type Columns, type Place, RowLink, State } from '@/components/dashboard/list/DataTable'
import table from '@/components/dashboard/list/DataTable.module.css'
import { type SelectTools, Tickbox } from '@/components/dashboard/list/Tickbox'
import tick from '@/components/dashboard/list/Tickbox.module.css'
import { counted, daysUntil, wholeNumber } from '@/lib/shared/format'
import styles from './Departures.module.css'

type Row = DepartureRowJson

export const departureLinkId = ({ id }: Pick<Row, 'id'>) => `departure-${id}`

const Job = ({ row }: { row: Row }) => (
  <span className={`${styles.job} meta num`} dir="auto">
    {row.job_title ?? row.position} · {row.reference}
  </span>
)

const Flight = ({ row }: { row: Row }) => {
  if (!row.flight) return <span className="meta">No flight yet</span>
  const days = daysUntil(row.flight, new Date())
  const isBlocked = row.hindrances.some(({ state }) => state === 'blocks')
  const when = days === 0 ? 'today' : days > 0 ? `in ${counted(days, 'day')}` : 'day is over'
  return (
    <span className={`${styles.flight} num`}>
      {dayWords(row.flight)}
      {days < 0 || (days <= 7 && isBlocked) ? (
        <State look="late">{when}</State>
      ) : (
        <span className="meta">{when}</span>
      )}
    </span>
  )
}

const Step = ({ row }: { row: Row }) => (
  <span className="num">
    {row.step_title}
    <span className={styles.days}>{counted(row.days, 'day')}</span>
  </span>
)

/** What hinders, without the reason that is the heading of the group. */
const Rest = ({ row }: { row: Row }) => {
  const [first, ...others] = row.hindrances
  const blocks = others.filter(({ state }) => state === 'blocks')
  if (!first) return null
  return (
    <span className={styles.rest}>
      {blocks.length > 0
        ? `and ${wholeNumber(blocks.length)} more: ${blocks.map(({ check }) => CHECK_LABELS[check]).join(', ')}`
        : first.state === 'warns' && hindranceWords(first)}
    </span>
  )
}

const Departed = ({ row: { flight } }: { row: Row }) =>
  flight && (
    <span className="num">
      {dayWords(flight)}
      <span className={styles.days}>{counted(-daysUntil(flight, new Date()), 'day')} ago</span>
    </span>
  )

const Said = ({ row }: { row: Row }) =>
  row.step_title && <span className={styles.rest}>{row.step_title}</span>

/** The tickbox beside the name, as in every list of people. */
const Who = ({
  row,
  at,
  children,
}: {
  row: Row
  at: Place & SelectTools
  children?: ReactNode
}) => (
  <span className={tick.who}>
    <Tickbox id={row.id} name={row.name} selection={at.selection} shown={at.shown} />
    <span>
      <RowLink at={at}>{row.name}</RowLink>
      {children}
    </span>
  </span>
)

/** People whom nothing of the way hinders any more: `said` is the head of what is written beside them. */
const afterwards = (said: string): Columns<Row> => ({
  table: [
    {
      head: 'Name',
      show: (row, at) => (
        <>
          <RowLink at={at}>{row.name}</RowLink>
          <Job row={row} />
        </>
      ),
    },
    { head: 'Departed', show: (row) => <Departed row={row} /> },
    { head: said, isInPane: true, show: (row) => <Said row={row} /> },
  ],
  card: [
    { show: (row, at) => <RowLink at={at}>{row.name}</RowLink> },
    { className: table.line, show: (row) => <Job row={row} /> },
    { className: table.line, show: (row) => <Departed row={row} /> },
    { className: table.line, show: (row) => <Said row={row} /> },
  ],
})

/** Those who flew, with the bad answers that wait. */
export const ANSWER_COLUMNS = afterwards('Bad answers')

/** Those who wait for money, with the last day. */
export const REFUND_COLUMNS = afterwards('To be paid back')

export const DEPARTURE_COLUMNS: Columns<Row, SelectTools> = {
  table: [
    {
      head: 'Name',
      show: (row, at) => (
        <Who row={row} at={at}>
          <Job row={row} />
        </Who>
      ),
    },
    { head: 'Step', show: (row) => <Step row={row} /> },
    { head: 'Flight', show: (row) => <Flight row={row} /> },
    { head: 'What else blocks', isInPane: true, show: (row) => <Rest row={row} /> },
  ],
  card: [
    { show: (row, at) => <Who row={row} at={at} /> },
    { className: table.line, show: (row) => <Job row={row} /> },
    { className: table.line, show: (row) => <Step row={row} /> },
    { className: table.line, show: (row) => <Flight row={row} /> },
    { className: table.line, show: (row) => <Rest row={row} /> },
  ],
}
