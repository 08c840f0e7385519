'use client'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { lazy, Suspense } from 'react'
import { Button } from '@/components/ui/Button'
import { LoadingOverlay } from '@/components/ui/LoadingOverlay'
import { panelOf } from './panels'
import { SCREENS } from './screens'
import { useDashboard } from './shell/DashboardContext'
import groups from './shell/Groups.module.css'
import { NotAllowed } from './shell/NotAllowed'
import { useAddress } from './shell/useAddress'
import { useRole } from './shell/useRole'

const LaunchFirst = lazy(async () => ({
  default: (await import('./launch/LaunchFirst')).LaunchFirst,
}))

/** Manage Jobs: the panel that the address names (docs/product.md §2.16, §2.19). */
export const ManageScreen = () => {
  const { address } = useAddress()
  const role = useRole()
  const isFirst = useSearchParams().size === 0
  const { totals } = useDashboard()
  const { panel, label, roles } = panelOf(address.panel)
  const isAllowed = roles.some((allowed) => allowed === role)
  const {
    data: Screen,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['panel', panel],
    queryFn: SCREENS[panel],
    enabled: isAllowed,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  if (role !== null && !isAllowed) return <NotAllowed title={label} />
  if (Screen) {
    return (
      <>
        {isFirst && totals?.launch ? (
          <Suspense>
            <LaunchFirst />
          </Suspense>
        ) : null}
        <Screen address={address} />
      </>
    )
  }
  if (isError) {
    return (
      <div role="alert">
        <h1>{label}</h1>
        <p>This part could not be loaded. The connection may be down.</p>
        <Button variant="brand" onClick={() => refetch()}>
          Try again
        </Button>
      </div>
    )
  }
  return (
    <div className={groups.waiting}>
      <LoadingOverlay isLate />
    </div>
  )
}
