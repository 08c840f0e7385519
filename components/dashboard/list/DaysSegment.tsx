'use client'
import { OVERVIEW_DAYS, type OverviewDays } from '@/collections/Overview/wire'
import { manageHref } from '../shell/address'
import { PanelLink } from '../shell/PanelLink'
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
