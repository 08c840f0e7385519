'use client'
import { Megaphone } from 'lucide'
import { useRef, useState } from 'react'
import {
  REGISTRATION_SORTS,
  type RegistrationJson,
  type RegistrationSort,
} from '@/collections/Registrations/shared/json'
import type { OtherList } from '@/components/dashboard/list/AlsoFound'
import { DataTable } from '@/components/dashboard/list/DataTable'
import { ExportButton } from '@/components/dashboard/list/ExportButton'
import { ListPanel } from '@/components/dashboard/list/ListPanel'
import { SavedSearches } from '@/components/dashboard/list/SavedSearches'
import { SelectBar } from '@/components/dashboard/list/SelectBar'
import { useList } from '@/components/dashboard/list/useList'
import { useOpenRow } from '@/components/dashboard/list/useOpenRow'
import { useSelection } from '@/components/dashboard/list/useSelection'
import { type Address, manageHref } from '@/components/dashboard/shell/address'
import { useDashboard } from '@/components/dashboard/shell/DashboardContext'
import { useRole } from '@/components/dashboard/shell/useRole'
import { Button } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { PROPOSED_AT_ONCE } from '@/lib/shared/limits'
import { BroadcastDialog } from './BroadcastDialog'
import { REGISTRATION_COLUMNS, registrationId } from './columns'
import { ProposeDialog } from './ProposeDialog'
import { RegistrationFilters } from './RegistrationFilters'
import { RegistrationPane } from './RegistrationPane'

const APPLICANTS: OtherList = {
  panel: 'candidates',
  call: 'jobapplied_list',
  noun: ['applicant', 'applicants'],
}

/** Who registered for the broadcast list; one registration may be open beside the list. */
export const RegistrationsPanel = ({ address }: { address: Address }) => {
  const { refresh } = useDashboard()
  const list = useList<RegistrationJson>(address, 'registration_list')
  const { rows, total, here } = list
  const narrowed = new URLSearchParams(list.narrowed)
  const isAdmin = useRole() === 'admin'
  const [isListing, setIsListing] = useState(false)
  const [proposed, setProposed] = useState<number[] | null>(null)
  const selection = useSelection(
    manageHref({ panel: here.panel, filters: list.narrowed }),
    PROPOSED_AT_ONCE,
  )
  const shown = rows.map(({ id }) => id)
  const drafts = useRef(new Map<number, string>())
  const { open, number, isStepping, step, close } = useOpenRow(list, address.open, {
    rowId: registrationId,
    stays: ({ is_starred }) => here.filters.star !== '1' || is_starred,
  })

  return (
    <ListPanel
      title="Registrations"
      actions={
        <>
          <ExportButton call="registration_export" query={narrowed} isOff={total === 0}>
            Download as CSV
          </ExportButton>
          {isAdmin && (
            <Button variant="brand" size="small" onClick={() => setIsListing(true)}>
              <Icon of={Megaphone} />
              Make a broadcast list
            </Button>
          )}
        </>
      }
      noun="registrations"
      order={orderText(here.filters.sort)}
      saved={<SavedSearches panel="registrations" filters={here.filters} />}
      search="Name, work, e-mail, phone digits"
      also={APPLICANTS}
      tools={<RegistrationFilters address={here} />}
      list={list}
      none={[
        'No registration fits.',
        'Take a filter away, or look for a part of the name or the last digits of the phone.',
      ]}
      yet="Whoever registers on the site appears here at once, with the resume."
      bar={
        <>
          <SelectBar
            label="Registrations to propose"
            nouns={['registration', 'registrations']}
            shown={shown}
            total={total}
            selection={selection}
            actions={
              <Button size="small" variant="brand" onClick={() => setProposed([...selection.ids])}>
                Propose for a job
              </Button>
            }
          />
          <ProposeDialog
            ids={proposed}
            onClose={() => setProposed(null)}
            onDone={() => {
              selection.clear()
              refresh()
            }}
          />
          {isAdmin && (
            <BroadcastDialog
              open={isListing}
              narrowed={narrowed}
              onClose={() => setIsListing(false)}
              onMade={list.reload}
            />
          )}
        </>
      }
      pane={
        open && (
          <RegistrationPane
            row={open}
            number={number}
            total={total}
            isStepping={isStepping}
            onStep={step}
            onClose={close}
            drafts={drafts.current}
            onChange={list.put}
          />
        )
      }
    >
      <DataTable
        columns={REGISTRATION_COLUMNS}
        rows={rows}
        first={list.from}
        openId={open?.id}
        linkId={registrationId}
        here={here}
        tools={{ selection, shown }}
      />
    </ListPanel>
  )
}

const orderText = (sort = 'newest'): string =>
  (REGISTRATION_SORTS[sort as RegistrationSort] ?? REGISTRATION_SORTS.newest).toLowerCase()
