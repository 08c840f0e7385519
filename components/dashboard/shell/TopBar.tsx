'use client'
import { Menu } from 'lucide'
import { usePathname, useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { Mark } from '@/components/agency/Mark'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { Icon } from '@/components/ui/Icon'
import { paths } from '@/lib/shared/paths'
import { Avatar } from './Avatar'
import { manageHref, readAddress } from './address'
import { useDashboard } from './DashboardContext'
import { DashboardNav } from './DashboardNav'
import { PanelLink } from './PanelLink'
import styles from './TopBar.module.css'
import { usePanels } from './usePanels'
import { WaitingBadge } from './WaitingBadge'

/** On phones: the mark, the menu, and the panels as tabs. */
export const TopBar = () => {
  const { profile } = useDashboard()
  const panels = usePanels()
  const { panel } = readAddress(useSearchParams())
  const isPanel = usePathname() === paths.manageJobs
  const [isOpen, setIsOpen] = useState(false)

  return (
    <div className={`${styles.phone} no-print`}>
      <header className={styles.top}>
        <span className={styles.mark}>
          <Mark />
        </span>
        <b>Admin</b>
        <Button variant="inverse" onClick={() => setIsOpen(true)} aria-haspopup="dialog">
          <Icon of={Menu} />
          Menu
        </Button>
      </header>
      <nav className={styles.tabs} aria-label="Panels">
        {panels
          .filter(({ tab }) => tab)
          .map(({ panel: of, tab, waiting }) => (
            <PanelLink
              key={of}
              href={manageHref({ panel: of })}
              aria-current={
                of === (isPanel ? panel : 'jobs') ? (isPanel ? 'page' : 'true') : undefined
              }
            >
              <span>
                {tab} <WaitingBadge waiting={waiting} />
              </span>
            </PanelLink>
          ))}
      </nav>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Menu" className={styles.menu}>
        <div className={styles.who}>
          <Avatar />
          <span>
            <b>Admin</b>
            <span>{profile?.email}</span>
          </span>
        </div>
        <DashboardNav onFollow={() => setIsOpen(false)} />
      </Dialog>
    </div>
  )
}
