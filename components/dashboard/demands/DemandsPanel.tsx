'use client'
import { Plus } from 'lucide'
import { useState } from 'react'
import type { DemandJson } from '@/collections/Demands/shared/json'
import { DEMAND_STATES, type DemandState } from '@/collections/Demands/shared/state'
import { STATE_LABELS } from '@/collections/Demands/shared/words'
import { DataTable } from '@/components/dashboard/list/DataTable'
import { ListPanel } from '@/components/dashboard/list/ListPanel'
import { Segment } from '@/components/dashboard/list/Segment'
import { useList } from '@/components/dashboard/list/useList'
import { type Address, manageHref } from '@/components/dashboard/shell/address'
import { useRole } from '@/components/dashboard/shell/useRole'
import { ButtonRoute } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { Notice } from '@/components/ui/Notice'
import { wholeNumber } from '@/lib/shared/format'
import { DEMAND_COLUMNS, demandLinkId } from './columns'
import { DeleteDemand } from './DeleteDemand'
import { NewDemand, OpenDemand } from './DemandScreens'

const PANEL = 'demands'

/** Demands: the list, the form of a new one, or the one that is open. */
export const DemandsPanel = ({ address }: { address: Address }) => {
  if (address.filters.view === 'new') return <NewDemand />
  const id = Number(address.open)
  if (Number.isInteger(id) && id > 0) return <OpenDemand key={id} id={id} />
  return <DemandList address={address} />
}

type Counts = { counts: Record<DemandState, number> }

/** Recruiters read the demands; admins also make, change and delete them. */
const DemandList = ({ address }: { address: Address }) => {
  const isAdmin = useRole() === 'admin'
  const list = useList<DemandJson, Counts>(address, 'demand_list')
  const [asked, setAsked] = useState<DemandJson | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const { q = '', state = '' } = address.filters
  const counts = list.data?.counts
  const start = isAdmin ? <AddLink /> : undefined
  return (
    <ListPanel
      title="Demands"
      actions={start}
      noun="demands"
      order="those that end first"
      search="Employer, number, trade"
      tools={
        <>
          <Segment
            label="State"
            choices={[
              {
                label: 'All',
                href: manageHref({ panel: PANEL, filters: { q } }),
                isChosen: state === '',
              },
              ...DEMAND_STATES.toReversed().map((one) => ({
                label: STATE_LABELS[one],
                href: manageHref({ panel: PANEL, filters: { q, state: one } }),
                isChosen: state === one,
                count: counts ? wholeNumber(counts[one]) : ' ',
              })),
            ]}
          />
          {done && <Notice kind="success">{done}</Notice>}
        </>
      }
      bar={
        <DeleteDemand
          demand={asked}
          onClose={() => setAsked(null)}
          onDone={(message) => {
            setDone(message)
            list.reload()
          }}
        />
      }
      list={list}
      none={['No demand fits.', 'Look for another word, or among all demands.']}
      yet="A demand says how many people an employer asks for on eMigrate. Its jobs then show the places left."
      start={start}
    >
      <DataTable
        columns={DEMAND_COLUMNS}
        rows={list.rows}
        linkId={demandLinkId}
        here={list.here}
        tools={{ onDelete: isAdmin ? setAsked : null }}
      />
    </ListPanel>
  )
}

const AddLink = () => (
  <ButtonRoute
    href={manageHref({ panel: PANEL, filters: { view: 'new' } })}
    prefetch={false}
    variant="brand"
    size="small"
  >
    <Icon of={Plus} />
    Add a demand
  </ButtonRoute>
)
