'use client'
import type { DemandJson } from '@/collections/Demands/shared/json'
import { loadRows } from '@/components/dashboard/calls/loadRows'
import { useCall } from '@/components/dashboard/calls/useCall'
import { NotShown } from '@/components/dashboard/shell/NotShown'
import { useAddress } from '@/components/dashboard/shell/useAddress'
import { useRole } from '@/components/dashboard/shell/useRole'
import { DemandForm } from './DemandForm'
import { DemandSheet } from './DemandSheet'

const useList = () => {
  const { replace } = useAddress()
  return () => replace({ panel: 'demands' })
}

/** The form of a new demand; saved, the list shows it. */
export const NewDemand = () => {
  const showList = useList()
  return <DemandForm onDone={showList} />
}

/** A demand to change; for recruiters to read. */
export const OpenDemand = ({ id }: { id: number }) => {
  const isAdmin = useRole() === 'admin'
  const showList = useList()
  const { data, hasFailed, reload } = useCall(['demand', id], () => load(id))
  if (data && data !== 'missing') {
    return isAdmin ? (
      <DemandForm key={data.changed_at} demand={data} onDone={showList} onStale={reload} />
    ) : (
      <DemandSheet demand={data} onClose={showList} />
    )
  }
  return (
    <NotShown
      title="Demands"
      noun="demand"
      isMissing={data === 'missing'}
      hasFailed={hasFailed}
      onReload={reload}
      onList={showList}
    />
  )
}

const load = async (id: number): Promise<DemandJson | 'missing'> => {
  const query = new URLSearchParams({ id: String(id) })
  const { rows } = await loadRows<DemandJson>('demand_list', query)
  return rows[0] ?? 'missing'
}
