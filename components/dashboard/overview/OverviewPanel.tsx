'use client'
import { type OverviewJson, overviewDays } from '@/collections/Overview/shared/json'
import { DaysSegment } from '@/components/dashboard/list/DaysSegment'
import { PanelHead, PanelTools } from '@/components/dashboard/list/PanelHead'
import { useLoaded } from '@/components/dashboard/list/useLoaded'
import type { Address } from '@/components/dashboard/shell/address'
import { Button } from '@/components/ui/Button'
import { LoadingOverlay } from '@/components/ui/LoadingOverlay'
import { phpGet } from '@/lib/client/phpClient'
import { OverviewCharts } from './OverviewCharts'
import { OverviewFigures } from './OverviewFigures'
import styles from './OverviewPanel.module.css'

/** The Overview panel: the office's work in figures and pictures, over a window that ends today. */
export const OverviewPanel = ({ address }: { address: Address }) => {
  const days = overviewDays(address.filters.days)
  const { data, isLoading, hasFailed, reload } = useLoaded(String(days), async () => {
    const query = new URLSearchParams({ days: String(days) })
    return (await phpGet<{ overview: OverviewJson }>('overview', query)).overview
  })
  return (
    <>
      <PanelHead title="Overview" />
      <PanelTools>
        <DaysSegment chosen={days} />
      </PanelTools>
      {hasFailed && (
        <section className={styles.state} role="alert">
          <h2>The overview could not be loaded.</h2>
          <p>The connection may be down. Nothing is lost.</p>
          <Button variant="brand" onClick={reload}>
            Try again
          </Button>
        </section>
      )}
      {!data && !hasFailed && (
        <div className={styles.waiting}>
          <LoadingOverlay />
        </div>
      )}
      {data && !hasFailed && (
        <div aria-busy={isLoading} className={styles.overview}>
          <OverviewFigures overview={data} />
          <OverviewCharts overview={data} />
        </div>
      )}
    </>
  )
}
