'use client'
import type { PanelEntry } from '@/components/dashboard/panels'
import { wholeNumber } from '@/lib/shared/format'
import { useDashboard } from './DashboardContext'
import styles from './WaitingBadge.module.css'

type Props = Pick<PanelEntry, 'waiting'>

/** How many of a panel's rows wait for staff; nothing when there are none. */
export const WaitingBadge = ({ waiting }: Props) => {
  const { totals } = useDashboard()
  const count = totals && waiting ? waiting.count(totals) : 0
  if (!waiting || count === 0) return null
  return (
    <b className={`${styles.badge} num`}>
      {count > 999 ? '999+' : wholeNumber(count)}
      <span className="sr-only"> {waiting.text}</span>
    </b>
  )
}
