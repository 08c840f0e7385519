'use client'
import type { ReactNode } from 'react'
import { useDashboard } from '@/components/dashboard/shell/DashboardContext'
import { PanelHead } from '@/components/dashboard/shell/PanelHead'
import { useRole } from '@/components/dashboard/shell/useRole'
import { Button } from '@/components/ui/Button'
import { LoadingOverlay } from '@/components/ui/LoadingOverlay'
import { ProfileForm } from './ProfileForm'
import styles from './ProfilePanel.module.css'
import { SecondFactor } from './SecondFactor'
import { SessionList } from './SessionList'

/** Profile: sign out everywhere, name, e-mail, password, second factor, sessions (docs/product.md §10.2). */
export const ProfilePanel = () => {
  const { profile, leave } = useDashboard()
  const isAdmin = useRole() === 'admin'
  return (
    <div className={styles.profile}>
      {/* Above what is still loading, which would push it from under a finger. */}
      <PanelHead title="Profile">
        <Button size="small" aria-describedby="everywhere" onClick={() => leave(true)}>
          Sign out everywhere
        </Button>
      </PanelHead>
      <p id="everywhere" className={`${styles.lead} meta`}>
        Sign out everywhere ends the session on this device and on all others: after a phone was
        lost, for example.
      </p>
      {profile ? <ProfileForm profile={profile} /> : <Waiting />}
      <SecondFactor isAdmin={isAdmin} />
      <SessionList />
    </div>
  )
}

const Waiting = (): ReactNode => (
  <div className={styles.waiting}>
    <LoadingOverlay />
  </div>
)
