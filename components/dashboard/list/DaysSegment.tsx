'use client'
import { OVERVIEW_DAYS, type OverviewDays } from '@/collections/Overview/shared/json'
import { manageHref } from '@/components/dashboard/shell/address'
import { PanelLink } from '@/components/dashboard/shell/PanelLink'
import styles from './StatusSegment.module.css'

/** The windows of the overview. */
export const DaysSegment = ({ chosen }: { chosen: OverviewDays }) => (
  <nav className={styles.segment} aria-label="Window">
    {OVERVIEW_DAYS.map((days) => (
      <PanelLink
        key={days}
        href={manageHref({ panel: 'overview', filters: { days: String(days) } })}
        aria-current={days === chosen ? 'true' : undefined}
      >
        {days} days
      </PanelLink>
    ))}
  </nav>
)
