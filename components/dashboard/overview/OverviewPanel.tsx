'use client'
import {
  OVERVIEW_DAYS,
  type OwnOverviewJson,
  overviewDays,
} from '@/collections/Overview/shared/json'
import { useCall } from '@/components/dashboard/calls/useCall'
import { Segment } from '@/components/dashboard/list/Segment'
import { type Address, manageHref } from '@/components/dashboard/shell/address'
import { PanelHead, PanelTools } from '@/components/dashboard/shell/PanelHead'
import { Button } from '@/components/ui/Button'
import { LoadingOverlay } from '@/components/ui/LoadingOverlay'
import { phpGet } from '@/lib/client/phpClient'
import { OverviewCharts } from './OverviewCharts'
import { OverviewFigures } from './OverviewFigures'
import styles from './OverviewPanel.module.css'

/** The Overview panel: figures and charts over a window of days that ends today. */
export const OverviewPanel = ({ address }: { address: Address }) => {
  const days = overviewDays(address.filters.days)
  const { data, isLoading, hasFailed, reload } = useCall(['overview', days], async () => {
    const query = new URLSearchParams({ days: String(days) })
    return (await phpGet<{ overview: OwnOverviewJson }>('overview', query)).overview
  })
  return (
    <>
      <PanelHead title="Overview" />
      <PanelTools>
        <Segment
          label="Window"
          choices={OVERVIEW_DAYS.map((other) => ({
            label: `${other} days`,
            href: manageHref({ panel: 'overview', filters: { days: String(other) } }),
            isChosen: other === days,
          }))}
        />
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
