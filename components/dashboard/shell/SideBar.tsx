'use client'
import { Mark } from '@/components/agency/Mark'
import { paths } from '@/lib/shared/paths'
import { Avatar } from './Avatar'
import { useDashboard } from './DashboardContext'
import { DashboardNav } from './DashboardNav'
import { PanelLink } from './PanelLink'
import styles from './SideBar.module.css'

/**
 * The sidebar (docs/product.md §2.16): icons only from 900 to 1239 px, the top bar's menu on
 * phones.
 */
export const SideBar = () => {
  const { name, profile } = useDashboard()
  return (
    <aside className={`${styles.side} no-print`} aria-label="Office">
      <PanelLink href={paths.manageJobs} className={styles.brand}>
        <span className={styles.mark}>
          <Mark />
        </span>
        <span className={styles.words}>
          <b>{name}</b>
          <span>Office</span>
        </span>
      </PanelLink>
      <div className={styles.who}>
        <Avatar />
        <span className={styles.words}>
          <b>Admin</b>
          <span>{profile?.email}</span>
        </span>
      </div>
      <DashboardNav className={styles.nav} />
    </aside>
  )
}
