'use client'
import { usePathname } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import type { Alert } from '@/collections/Monitoring/shared/alert'
import type { MenuCounts } from '@/collections/Overview/shared/menuCounts'
import type { ProfileJson } from '@/collections/Users/shared/json'
import { useCall } from '@/components/dashboard/calls/useCall'
import { LoadingOverlay } from '@/components/ui/LoadingOverlay'
import { phpGet } from '@/lib/client/phpClient'
import { AlertBar } from './AlertBar'
import { DashboardContext, type LastMove } from './DashboardContext'
import styles from './DashboardShell.module.css'
import { PasswordProvider } from './PasswordProvider'
import { SideBar } from './SideBar'
import { TopBar } from './TopBar'
import { useLeave } from './useLeave'
import { useSignedIn } from './useSignedIn'

type Props = { name: string; phone: string; licence: string; children: ReactNode }

/** The frame of the guarded screens: a side bar, on phones a top bar with tabs. Empty until signed in. */
export const DashboardShell = ({ name, phone, licence, children }: Props) => {
  const isSignedIn = useSignedIn()
  const pathname = usePathname()
  const { data, reload } = useCall(isSignedIn ? ['office', pathname] : null, loadOffice)
  const { isLeaving, leave } = useLeave()
  const [lastMove, setLastMove] = useState<LastMove | null>(null)
  const office = {
    name,
    phone,
    licence,
    profile: data?.profile ?? null,
    totals: data?.totals ?? null,
    refresh: reload,
    lastMove,
    setLastMove,
    leave,
  }
  return (
    <DashboardContext value={office}>
      <div className={isSignedIn ? styles.office : undefined} inert={isLeaving}>
        {isSignedIn && (
          <a className="skip" href="#main">
            Skip to content
          </a>
        )}
        {isSignedIn && <SideBar />}
        <div className={styles.content}>
          {isSignedIn && <TopBar />}
          <main id="main" className={styles.main} tabIndex={-1}>
            {isSignedIn && <AlertBar alerts={data?.alerts ?? []} />}
            <PasswordProvider>{children}</PasswordProvider>
          </main>
        </div>
        <noscript>The dashboard needs JavaScript.</noscript>
      </div>
      {isLeaving && <LoadingOverlay whole label="Logging out…" />}
    </DashboardContext>
  )
}

const loadOffice = async () => {
  const [{ profile }, { counts, alerts }] = await Promise.all([
    phpGet<{ profile: ProfileJson }>('profile'),
    phpGet<{ counts: MenuCounts; alerts: Alert[] }>('office'),
  ])
  return { profile, totals: counts, alerts }
}
