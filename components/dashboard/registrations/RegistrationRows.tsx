'use client'
import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import type { RegistrationJson } from '@/collections/Registrations/shared/json'
import { ConsentMark } from '@/components/dashboard/list/ConsentMark'
import { ROOMY, WIDE } from '@/components/dashboard/list/media'
import { wholeNumber } from '@/components/dashboard/list/numbers'
import { phoneOf } from '@/components/dashboard/list/phone'
import styles from '@/components/dashboard/list/Rows.module.css'
import { TableHead } from '@/components/dashboard/list/TableHead'
import { manageHref } from '@/components/dashboard/shell/address'
import { PanelLink } from '@/components/dashboard/shell/PanelLink'
import { useMedia } from '@/lib/client/useMedia'
import { MESSAGES } from '@/lib/shared/messages'

type Props = {
  registrations: RegistrationJson[]
  /** The running number of the first row. */
  firstNumber: number
  /** The one whose pane is open: it repeats some columns, which then go away. */
  openId: number | null
  href: (id: number) => string
}

type Row = RegistrationJson

type Column = {
  title: string
  /** Goes away while a pane is open. */
  isRepeated?: boolean
  className?: string
  cell: (row: Row) => ReactNode
}

const COLUMNS: Column[] = [
  { title: 'WhatsApp No', className: `${styles.mobile} num`, cell: (row) => <Phone row={row} /> },
  { title: 'Industry', isRepeated: true, cell: ({ category }) => category },
  { title: 'Position', cell: ({ position_Name }) => position_Name },
  { title: 'Gulf', className: 'num', cell: ({ gulf_exp }) => gulf_exp },
  { title: 'India', className: 'num', cell: ({ india_exp }) => india_exp },
  { title: 'Location', isRepeated: true, cell: ({ current_location }) => current_location },
  { title: 'WhatsApp', isRepeated: true, cell: ({ consent }) => <ConsentMark consent={consent} /> },
  { title: 'List', isRepeated: true, className: 'num', cell: ({ list }) => <List list={list} /> },
]

/** The registrations as a table, on narrow screens as cards. */
export const RegistrationRows = ({ registrations, firstNumber, openId, href }: Props) => {
  const isWide = useMedia(WIDE)
  const isRoomy = useMedia(ROOMY)
  if (!isWide || (openId !== null && !isRoomy)) {
    return (
      <ul className={styles.cards}>
        {registrations.map((row, i) => (
          <li key={row.id} aria-current={row.id === openId || undefined}>
            <span>
              <span className={`${styles.number} num`}>{wholeNumber(firstNumber + i)}</span>{' '}
              <Name row={row} href={href} />
            </span>
            <span className={styles.line}>
              {row.position_Name}, {row.category}
            </span>
            <span className={`${styles.line} num`}>
              Gulf {row.gulf_exp}, India {row.india_exp} years
            </span>
            <span className={styles.line} dir="auto">
              {row.current_location}
            </span>
            <span className={`${styles.line} num`}>
              <Phone row={row} />
            </span>
            <span className={`${styles.line} num`}>
              WhatsApp: <ConsentMark consent={row.consent} />
              {row.list !== null && ', list '}
              <List list={row.list} />
            </span>
          </li>
        ))}
      </ul>
    )
  }
  const columns = COLUMNS.filter(({ isRepeated }) => openId === null || !isRepeated)
  return (
    <table className={styles.table}>
      <TableHead columns={['No', 'Name', ...columns.map(({ title }) => title)]} />
      <tbody>
        {registrations.map((row, i) => (
          <tr
            key={row.id}
            className={row.id === openId ? styles.open : undefined}
            aria-current={row.id === openId || undefined}
          >
            <td className="num">{wholeNumber(firstNumber + i)}</td>
            <td className={styles.name}>
              <Name row={row} href={href} />
            </td>
            {columns.map(({ title, className, cell }) => (
              <td key={title} className={className}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export const registrationId = ({ id }: Pick<Row, 'id'>) => `registration-${id}`

const Name = ({ row, href }: { row: Row } & Pick<Props, 'href'>) => (
  <>
    <PanelLink id={registrationId(row)} className={styles.title} dir="auto" href={href(row.id)}>
      {row.full_name}
    </PanelLink>
    <span className={styles.marks}>
      {row.is_starred && <Star role="img" aria-label="Starred" />}
      {row.has_note && <span>Note</span>}
    </span>
  </>
)

/** The list's number, which leads to all who are on it. */
const List = ({ list }: Pick<Row, 'list'>) =>
  list !== null && (
    <PanelLink
      className="link"
      href={manageHref({ panel: 'registrations', filters: { list: String(list) } })}
      aria-label={`List ${list}: show who is on it`}
    >
      {list}
    </PanelLink>
  )

export const Phone = ({ row }: { row: Row }) => {
  const number = phoneOf({ ...row, typed: row.whatsup_no })
  if (!number) return MESSAGES.mobileMissing
  return (
    <a className="link" href={`tel:+${number.digits}`}>
      {number.shown}
    </a>
  )
}
