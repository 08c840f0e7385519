'use client'
import { Trash2 } from 'lucide'
import type { DemandJson } from '@/collections/Demands/shared/json'
import { dayWords, lookOf, STATE_LABELS, stateSentence } from '@/collections/Demands/shared/words'
import { type Columns, RowLink, State } from '@/components/dashboard/list/DataTable'
import table from '@/components/dashboard/list/DataTable.module.css'
import { Button } from '@/components/ui/Button'
import { Flag } from '@/components/ui/Flag'
import { Icon } from '@/components/ui/Icon'
import { wholeNumber } from '@/lib/shared/format'
import styles from './Demands.module.css'
import { PlacesBar } from './PlacesBar'
import { sumOf } from './places'

type Row = DemandJson
/** Null: this account may not delete. */
type Tools = { onDelete: ((demand: Row) => void) | null }

export const demandLinkId = ({ id }: Pick<Row, 'id'>) => `demand-${id}`

const Country = ({ row }: { row: Row }) => (
  <span className={`${table.line} ${styles.place}`}>
    <Flag iso2={row.iso2} />
    {row.country}
  </span>
)

/** The state, and why it is so. */
const StateOf = ({ row }: { row: Row }) => {
  const { headcount } = sumOf(row.lines)
  const sentence = stateSentence({ ...row, headcount })
  if (!sentence) return <State look="done">{STATE_LABELS[row.state]}</State>
  return <State look={lookOf(row.state)}>{sentence}</State>
}

const Papers = ({ row }: { row: Row }) => (
  <span className={styles.papers}>
    <Paper name="Demand letter" isHeld={row.letter_held} until={row.letter_until} />
    <Paper name="Power of attorney" isHeld={row.attorney_held} until={row.attorney_until} />
  </span>
)

const Paper = ({ name, isHeld, until }: { name: string; isHeld: boolean; until: string }) => (
  <span>
    <State look={isHeld ? 'done' : 'late'}>{isHeld ? name : `${name} missing`}</State>
    {until && <span className="meta num">until {dayWords(until)}</span>}
  </span>
)

const Trades = ({ row }: { row: Row }) => (
  <ul className={styles.trades}>
    {row.lines.map((line) => (
      <li key={line.id}>
        <span dir="auto">{line.trade}</span>
        <span className="num">
          {wholeNumber(line.taken)} of {wholeNumber(line.headcount)}
        </span>
      </li>
    ))}
  </ul>
)

const Remove = ({ row, at }: { row: Row; at: Tools & { linkId: string } }) =>
  at.onDelete && (
    <Button
      size="small"
      aria-label={`Delete the demand ${row.number}`}
      title="Delete"
      onClick={() => at.onDelete?.(row)}
    >
      <Icon of={Trash2} />
    </Button>
  )

const Confidential = ({ row }: { row: Row }) =>
  row.confidential && <span className="meta">Confidential</span>

/** The list of demands. */
export const DEMAND_COLUMNS: Columns<Row, Tools> = {
  table: [
    {
      head: 'Employer, demand number',
      className: table.breaks,
      show: (row, at) => (
        <>
          <RowLink at={at}>{row.employer}</RowLink>
          <span className={`${table.marks} num`}>
            {row.number} · {dayWords(row.issued_on)} <Confidential row={row} />
          </span>
        </>
      ),
    },
    { head: 'Country', show: (row) => <Country row={row} /> },
    {
      head: 'Valid until',
      className: 'num',
      show: (row) => (
        <>
          {dayWords(row.valid_until)}
          <span className={table.marks}>
            <StateOf row={row} />
          </span>
        </>
      ),
    },
    {
      head: 'Selected, by trade',
      show: (row) => (
        <>
          <PlacesBar {...sumOf(row.lines)} />
          <Trades row={row} />
        </>
      ),
    },
    { head: 'Papers', show: (row) => <Papers row={row} /> },
    { head: '', headClass: table.right, show: (row, at) => <Remove row={row} at={at} /> },
  ],
  card: [
    { show: (row, at) => <RowLink at={at}>{row.employer}</RowLink> },
    {
      className: `${table.line} num`,
      show: (row) => (
        <>
          {row.number} · {dayWords(row.issued_on)} <Confidential row={row} />
        </>
      ),
    },
    { show: (row) => <Country row={row} /> },
    { className: `${table.line} num`, show: (row) => `Valid until ${dayWords(row.valid_until)}` },
    { show: (row) => <StateOf row={row} /> },
    { className: styles.whole, show: (row) => <PlacesBar {...sumOf(row.lines)} /> },
    { className: styles.whole, show: (row) => <Trades row={row} /> },
    { show: (row) => <Papers row={row} /> },
    { show: (row, at) => <Remove row={row} at={at} /> },
  ],
}
