'use client'
import { useState } from 'react'
import {
  type DepartureListJson,
  GROUPINGS,
  type Grouping,
} from '@/collections/Deployments/shared/json'
import { CHANGED_AT_ONCE } from '@/collections/Deployments/shared/limits'
import { useCall } from '@/components/dashboard/calls/useCall'
import { SearchBox } from '@/components/dashboard/list/SearchBox'
import { Segment } from '@/components/dashboard/list/Segment'
import { useSelection } from '@/components/dashboard/list/useSelection'
import { WithPane } from '@/components/dashboard/list/WithPane'
import { usePaneFocus } from '@/components/dashboard/pane/usePaneFocus'
import { type Address, manageHref } from '@/components/dashboard/shell/address'
import { useDashboard } from '@/components/dashboard/shell/DashboardContext'
import { NotShownPart } from '@/components/dashboard/shell/NotShownPart'
import { PanelHead, PanelTools } from '@/components/dashboard/shell/PanelHead'
import { useAddress } from '@/components/dashboard/shell/useAddress'
import { phpGet } from '@/lib/client/phpClient'
import { keysOf } from '@/lib/shared/objects'
import { BulkStep } from './BulkStep'
import { departureLinkId } from './columns'
import { DepartureFigures } from './DepartureFigures'
import { DepartureGroup } from './DepartureGroup'
import { DeparturePane } from './DeparturePane'
import styles from './Departures.module.css'
import { NobodyOnTheWay } from './NobodyOnTheWay'

const PANEL = 'departures'

/** The people on the way, grouped by what blocks them, or those who flew; one may be open beside the list. */
export const DeparturesPanel = ({ address }: { address: Address }) => {
  const { replace, narrow } = useAddress()
  const here = { ...address, open: null }
  const { filters } = address
  const query = new URLSearchParams(filters)
  const { data, hasFailed, reload } = useCall(['departure_list', String(query)], () =>
    phpGet<DepartureListJson>('departure_list', query),
  )
  const selection = useSelection(manageHref({ panel: PANEL, filters }), CHANGED_AT_ONCE)
  const people = data?.groups.flatMap(({ people }) => people) ?? []
  const id = Number(address.open)
  const isOpen = Number.isInteger(id) && id > 0
  const open = people.find((person) => person.id === id)
  // Somebody may leave the list by what is entered in the pane, which stays.
  const [kept, setKept] = useState(open)
  if (open && open !== kept) setKept(open)
  const shown = kept?.id === id ? kept : undefined
  const willFocus = usePaneFocus(isOpen)
  const group = keysOf(GROUPINGS).find((one) => one === filters.group) ?? 'blocks'
  const { q, step, show } = filters
  const { profile } = useDashboard()
  const choices = keysOf(GROUPINGS).filter((key) => key !== 'refunds' || profile?.sees_money)
  const isOnTheWay = group !== 'answers' && group !== 'refunds'
  return (
    <WithPane
      title="Departures"
      pane={
        isOpen && (
          <DeparturePane
            key={id}
            id={id}
            person={shown}
            onSaved={reload}
            onClose={() => {
              if (shown) willFocus(departureLinkId(shown))
              replace(here)
            }}
          />
        )
      }
    >
      <PanelHead title="Departures" />
      {data && <DepartureFigures counts={data.counts} />}
      <PanelTools>
        <SearchBox
          label="Name, reference, job"
          value={q ?? ''}
          onSearch={(words) => narrow({ q: words })}
        />
        <Segment
          label="Group by"
          choices={choices.map((key) => ({
            label: GROUPINGS[key],
            href: manageHref({ panel: PANEL, filters: { ...(q && { q }), ...groupFilter(key) } }),
            isChosen: key === group,
          }))}
        />
      </PanelTools>
      {data ? (
        <>
          {people.length > 0 && isOnTheWay && (
            <BulkStep
              people={people}
              total={data.groups.reduce((sum, { total }) => sum + total, 0)}
              selection={selection}
              onDone={() => {
                selection.clear()
                reload()
              }}
            />
          )}
          <div className={styles.groups}>
            {data.groups.map((one) => (
              <DepartureGroup
                key={one.key}
                group={one}
                grouping={group}
                here={here}
                openId={isOpen ? id : undefined}
                selection={selection}
                shown={people.map(({ id }) => id)}
              />
            ))}
          </div>
          {data.groups.length === 0 && (
            <NobodyOnTheWay isNarrowed={Boolean(q || step || show)} grouping={group} />
          )}
        </>
      ) : (
        <NotShownPart what="The departures" hasFailed={hasFailed} onReload={reload} />
      )}
      {data && hasFailed && <NotShownPart what="The departures" hasFailed onReload={reload} />}
    </WithPane>
  )
}

const groupFilter = (key: string): { group?: string } =>
  key === ('blocks' satisfies Grouping) ? {} : { group: key }
