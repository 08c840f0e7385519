'use client'
import { useAuth } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Queries } from '@/components/dashboard/calls/Queries'
import { SecondFactor } from '@/components/dashboard/profile/SecondFactor'
import { SessionList } from '@/components/dashboard/profile/SessionList'
import { ToastHost } from '@/components/ui/Toast'
import { NotAuthenticated } from '@/lib/client/phpClient'
import { setPanelToken } from '@/lib/client/session'
import { paths } from '@/lib/shared/paths'

/** The two sections of the dashboard's Profile that every account needs, with the panel's session. */
export const Security = ({ isAdmin }: { isAdmin: boolean }) => {
  const { token } = useAuth()
  const router = useRouter()
  // The sections send their first calls when they are mounted.
  const [mayCall, setMayCall] = useState(false)
  useEffect(() => {
    setPanelToken(token ?? null)
    setMayCall(token !== undefined)
    return () => setPanelToken(null)
  }, [token])
  if (!mayCall) return <p role="status">Loading…</p>
  const leaveWhenLost = (error: unknown) => {
    if (error instanceof NotAuthenticated) router.push(paths.loginTo('/admin/security'))
  }
  return (
    <Queries onError={leaveWhenLost}>
      <SecondFactor isAdmin={isAdmin} />
      <SessionList />
      <ToastHost />
    </Queries>
  )
}
