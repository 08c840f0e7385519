'use client'
import { useQuery } from '@tanstack/react-query'
import { panelOf } from '@/components/dashboard/panels'
import { Button } from '@/components/ui/Button'
import { LoadingOverlay } from '@/components/ui/LoadingOverlay'
import styles from './ManageScreen.module.css'
import { useAddress } from './useAddress'

/** Manage Jobs: the panel that the address names (docs/product.md §2.16, §2.19). */
export const ManageScreen = () => {
  const { address } = useAddress()
  const { panel, label, load } = panelOf(address.panel)
  const {
    data: Screen,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['panel', panel],
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  if (Screen) return <Screen address={address} />
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
    <div className={styles.waiting}>
      <LoadingOverlay isLate />
    </div>
  )
}
