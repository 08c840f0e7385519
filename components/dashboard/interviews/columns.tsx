'use client'
import type { InterviewJson } from '@/collections/Interviews/shared/json'
import { KINDS } from '@/collections/Interviews/shared/keys'
import { type Columns, RowLink, State } from '@/components/dashboard/list/DataTable'
import table from '@/components/dashboard/list/DataTable.module.css'
import { wholeNumber } from '@/lib/shared/format'
import { dayInShort } from '@/lib/shared/weekday'

type Row = InterviewJson

export const interviewLinkId = ({ id }: Pick<Row, 'id'>) => `interview-${id}`

const day = ({ day }: Row) => `${dayInShort(day)} ${day.slice(0, 4)}`

const first = ({ slots }: Row) => slots[0]?.time ?? ''

const CalledOff = ({ row }: { row: Row }) =>
  row.called_off ? <State look="late">Called off</State> : null

const places = ({ slots }: Row) => slots.reduce((total, slot) => total + slot.places, 0)

const people = (row: Row) =>
  `${wholeNumber(row.counts.people)} invited, ${wholeNumber(places(row))} places`

const answers = ({ counts }: Row) =>
  `${wholeNumber(counts.coming)} will come, ${wholeNumber(counts.cannot)} cannot`

const door = ({ counts }: Row) =>
  counts.here + counts.no_show === 0
    ? ''
    : `${wholeNumber(counts.here)} here, ${wholeNumber(counts.no_show)} no show`

/** The list of interviews. */
export const INTERVIEW_COLUMNS: Columns<Row> = {
  table: [
    {
      head: 'Day',
      className: `${table.short} num`,
      show: (row, at) => (
        <>
          <RowLink at={at}>{day(row)}</RowLink>
          <span className={table.marks}>
            {first(row)} <CalledOff row={row} />
          </span>
        </>
      ),
    },
    {
      head: 'Job',
      show: (row) => (
        <>
          <span dir="auto">{row.job_title}</span>
          <span className={table.marks}>{row.company}</span>
        </>
      ),
    },
    {
      head: 'What and where',
      show: (row) => (
        <>
          {KINDS[row.kind]}
          <span className={table.marks}>{row.place}</span>
        </>
      ),
    },
    {
      head: 'People',
      className: 'num',
      show: (row) => (
        <>
          {people(row)}
          <span className={table.marks}>{answers(row)}</span>
        </>
      ),
    },
    { head: 'At the door', className: 'num', show: door },
  ],
  card: [
    {
      show: (row, at) => (
        <>
          <RowLink at={at}>
            {day(row)}, {first(row)}
          </RowLink>
          <CalledOff row={row} />
        </>
      ),
    },
    { className: table.line, show: (row) => <b dir="auto">{row.job_title}</b> },
    { className: table.line, show: (row) => `${KINDS[row.kind]}, ${row.place}` },
    { className: `${table.line} num`, show: people },
    { className: `${table.line} num`, show: answers },
    { className: `${table.line} num`, show: door },
  ],
}
