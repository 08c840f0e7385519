'use client'
import { ExternalLink, FileText, LogOut } from 'lucide'
import { usePathname, useSearchParams } from 'next/navigation'
import { Icon } from '@/components/ui/Icon'
import { NewTabHint } from '@/components/ui/NewTabHint'
import { wholeNumber } from '@/lib/shared/format'
import { paths } from '@/lib/shared/paths'
import { manageHref, readAddress } from './address'
import { useDashboard } from './DashboardContext'
import styles from './DashboardNav.module.css'
import { PanelLink } from './PanelLink'
import { usePanels } from './usePanels'
import { useRole } from './useRole'
import { WaitingBadge } from './WaitingBadge'

type Props = {
  className?: string
  /** An entry was chosen: the menu of a phone closes. */
  onFollow?: () => void
}

/** The navigation of the sidebar (docs/product.md §2.16, §2.19). */
export const DashboardNav = ({ className = '', onFollow }: Props) => {
  const { totals, leave } = useDashboard()
  const panels = usePanels()
  const role = useRole()
  const { panel } = readAddress(useSearchParams())
  const isPanel = usePathname() === paths.manageJobs
  // The forms of a job belong to Manage Jobs.
  const current = isPanel ? panel : 'jobs'
  return (
    <nav className={`${styles.nav} ${className}`} aria-label="Dashboard">
      <ul>
        {panels.map(({ panel, label, icon, count, waiting }) => (
          <li key={panel}>
            <PanelLink
              href={manageHref({ panel })}
              className={styles.item}
              aria-current={panel === current ? (isPanel ? 'page' : 'true') : undefined}
              title={label}
              onClick={onFollow}
            >
              <Icon of={icon} />
              <span className={styles.label}>{label}</span>{' '}
              {totals && waiting && waiting.count(totals) > 0 ? (
                <WaitingBadge waiting={waiting} />
              ) : (
                <Count of={totals ? count?.(totals) : undefined} />
              )}
            </PanelLink>
          </li>
        ))}
      </ul>
      <ul className={styles.out}>
        {role === 'admin' && (
          <li>
            {/* Another application of the site, with its own navigation. One sign-in opens both. */}
            <a href={paths.cmsPanel} className={styles.item} title="Pages and articles">
              <Icon of={FileText} />
              <span className={styles.label}>Pages and articles</span>
            </a>
          </li>
        )}
        <li>
          <a
            href={paths.home}
            target="_blank"
            rel="noopener"
            className={styles.item}
            title="See the site"
          >
            <Icon of={ExternalLink} />
            <span className={styles.label}>
              See the site
              <NewTabHint />
            </span>
          </a>
        </li>
        <li>
          <button
            type="button"
            className={styles.item}
            title="Logout"
            onClick={() => {
              onFollow?.()
              leave()
            }}
          >
            <Icon of={LogOut} />
            <span className={styles.label}>Logout</span>
          </button>
        </li>
      </ul>
    </nav>
  )
}

const Count = ({ of }: { of: number | undefined }) =>
  of === undefined ? null : <span className={`${styles.count} num`}>{wholeNumber(of)}</span>
