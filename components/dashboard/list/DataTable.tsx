'use client'
import { Fragment, type ReactNode } from 'react'
import { type Address, manageHref } from '@/components/dashboard/shell/address'
import { PanelLink } from '@/components/dashboard/shell/PanelLink'
import { useMedia } from '@/lib/client/useMedia'
import { wholeNumber } from '@/lib/shared/format'
import styles from './DataTable.module.css'
import { ROOMY, WIDE } from './media'

/** A row's place: the id of the link that opens it, the link's address, the running number. */
export type Place = { linkId: string; href: string; number: number }

type Cell<R, Tools> = {
  /** Of the table cell. On a card a cell with a class gets an element of its own. */
  className?: string
  show: (row: R, at: Place & Tools) => ReactNode
}

export type Column<R, Tools = unknown> = Cell<R, Tools> & {
  head: string
  headClass?: string
  /** The open pane shows it too: beside a pane the column is left out. */
  isInPane?: boolean
}

/** How rows are shown: as a table, on narrow screens as cards. */
export type Columns<R, Tools = unknown> = {
  table: Column<R, Tools>[]
  card: Cell<R, Tools>[]
}

type Props<R, Tools> = {
  columns: Columns<R, Tools>
  rows: R[]
  /** The running number of the first row. */
  first?: number
  /** The row whose pane is open. */
  openId?: number
  linkId: (row: R) => string
  /** The address of the list, if its rows can be opened. */
  here?: Address
  /** What the cells need beside the row. */
  tools: Tools
  className?: string
}

/**
 * The rows of a list as a table, on narrow screens as cards. Beside an open pane the table leaves out
 * the columns that the pane shows, where there is room for the others; otherwise it becomes cards.
 */
export const DataTable = <R extends { id: number }, Tools>({
  columns,
  rows,
  first = 1,
  openId,
  linkId,
  here,
  tools,
  className = '',
}: Props<R, Tools>) => {
  const isWide = useMedia(WIDE)
  const isRoomy = useMedia(ROOMY)
  const kept = columns.table.filter(({ isInPane }) => openId === undefined || !isInPane)
  const fits = openId === undefined || (isRoomy && kept.length < columns.table.length)
  const current = (row: R) => row.id === openId || undefined
  const placeOf = (row: R, index: number) => ({
    ...tools,
    linkId: linkId(row),
    href: here ? manageHref({ ...here, open: String(row.id) }) : '',
    number: first + index,
  })

  if (!isWide || !fits) {
    return (
      <ul className={`${styles.cards} ${className}`} data-shown="cards">
        {rows.map((row, i) => (
          <li key={row.id} aria-current={current(row)}>
            {columns.card.map(({ className, show }, line) => {
              const content = show(row, placeOf(row, i))
              const key = `line ${line}`
              return className ? (
                <span key={key} className={className}>
                  {content}
                </span>
              ) : (
                <Fragment key={key}>{content}</Fragment>
              )
            })}
          </li>
        ))}
      </ul>
    )
  }
  return (
    <table className={`${styles.table} ${className}`} data-shown="table">
      <thead>
        <tr>
          {kept.map(({ head, headClass }) => (
            <th key={head} scope="col" className={headClass}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <tr key={row.id} className={current(row) && styles.open} aria-current={current(row)}>
            {kept.map(({ head, className, show }) => (
              <td key={head} className={className}>
                {show(row, placeOf(row, i))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The first column of a numbered list. */
export const NUMBER_COLUMN: Column<unknown> = {
  head: 'No',
  className: 'num',
  show: (_row, { number }) => wholeNumber(number),
}

/** The running number of a card. */
export const CardNumber = ({ number }: Pick<Place, 'number'>) => (
  <span className={`${styles.number} num`}>{wholeNumber(number)}</span>
)

/** The name of a row, as the link that opens it. */
export const RowLink = ({ at: { linkId, href }, children }: { at: Place; children: ReactNode }) => (
  <PanelLink id={linkId} className={styles.title} dir="auto" href={href}>
    {children}
  </PanelLink>
)

type StateProps = { look: 'done' | 'due' | 'late'; children: ReactNode }

/** The state of a row; its text says the same as its colour. */
export const State = ({ look, children }: StateProps) => (
  <span className={`${styles.state} num`} data-look={look}>
    {children}
  </span>
)
