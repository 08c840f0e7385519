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

/** Profile: name, e-mail, change password, sessions, sign out everywhere (docs/product.md §10.2). */
export const ProfilePanel = () => {
  const { profile, leave } = useDashboard()
  const isAdmin = useRole() === 'admin'
  return (
    <div className={styles.profile}>
      <PanelHead title="Profile" />
      {profile ? <ProfileForm profile={profile} /> : <Waiting />}
      <SessionList />
      <SecondFactor isAdmin={isAdmin} />
      <section className={styles.everywhere}>
        <h2>Sign out everywhere</h2>
        <p>
          Ends the session on this device and on all others: after a phone was lost, for example.
        </p>
        <Button onClick={() => leave(true)}>Sign out everywhere</Button>
      </section>
    </div>
  )
}

const Waiting = (): ReactNode => (
  <div className={styles.waiting}>
    <LoadingOverlay />
  </div>
)
