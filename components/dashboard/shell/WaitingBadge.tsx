'use client'
import { wholeNumber } from '@/components/dashboard/list/numbers'
import { useOffice } from './OfficeContext'
import type { PANEL_ENTRIES } from './panels'
import styles from './WaitingBadge.module.css'

type Props = Pick<(typeof PANEL_ENTRIES)[number], 'waiting'>

/** How many of a panel's rows wait for the office; nothing when none does. */
export const WaitingBadge = ({ waiting }: Props) => {
  const { totals } = useOffice()
  const count = totals && waiting ? waiting.count(totals) : 0
  if (!waiting || count === 0) return null
  return (
    <b className={`${styles.badge} num`}>
      {count > 999 ? '999+' : wholeNumber(count)}
      <span className="sr-only"> {waiting.words}</span>
    </b>
  )
}
