import type { ReactNode } from 'react'
import { paths } from '@/lib/shared/paths'
import { NetworkMap } from './NetworkMap'
import { OrgChart } from './OrgChart'

/** The diagram of a page; null for pages without one. */
export const diagramOf = (slug: string): ReactNode => {
  switch (paths.page(slug)) {
    case paths.organizationalChart:
      return <OrgChart />
    case paths.ourNetwork:
      return <NetworkMap />
    default:
      return null
  }
}
