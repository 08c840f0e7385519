import type { ReactNode } from 'react'
import { NetworkMap } from './NetworkMap'
import { OrgChart } from './OrgChart'

/** The drawing that belongs to a page; nothing for all others. */
export const diagramOf = (slug: string): ReactNode => {
  if (slug === 'organizational-chart') return <OrgChart />
  if (slug === 'our-network') return <NetworkMap />
  return null
}
