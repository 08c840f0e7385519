'use client'
import { Megaphone } from 'lucide-react'
import { useRef, useState } from 'react'
import {
  REGISTRATION_SORTS,
  type RegistrationSort,
  type RegistrationWire,
} from '@/collections/Registrations/wire'
import { Button } from '@/components/ui/Button'
import { phpGet } from '@/lib/client/phpClient'
import { PAGE_SIZE } from '@/lib/shared/limits'
import { ExportButton } from '../list/ExportButton'
import { ListFrame } from '../list/ListFrame'
import { NothingYet } from '../list/NothingYet'
import { PanelHead, PanelTools } from '../list/PanelHead'
import { SearchBox } from '../list/SearchBox'
import { useLoaded } from '../list/useLoaded'
import { useListKey, useOpenRow } from '../list/useOpenRow'
import { WithPane } from '../list/WithPane'
import { type Address, manageHref } from '../shell/address'
import { useAddress } from '../shell/useAddress'
import { BroadcastDialog } from './BroadcastDialog'
import { RegistrationFilters } from './RegistrationFilters'
import { RegistrationPane } from './RegistrationPane'
import { RegistrationRows, registrationId } from './RegistrationRows'

const panel = 'registrations'
const TITLE = 'Registrations'

/** Who registered for the broadcast list, newest first; one of them may be open beside. */
export const RegistrationsPanel = ({ address }: { address: Address }) => {
  const { page, q, filters } = address
  const { replace } = useAddress()
  const here = { panel, page, q, filters } as const
  const narrowed = new URLSearchParams({ ...(q && { q }), ...filters })
  const loaded = useLoaded(useListKey(address), () => loadRegistrations(page, narrowed))
  const [isListing, setIsListing] = useState(false)
  const drafts = useRef(new Map<number, string>())
  const { data, isLoading } = loaded
  const total = data?.total ?? 0
  const { open, number, isStepping, step, close } = useOpenRow({
    rows: data?.jobs ?? [],
    total,
    isLoading,
    address,
    rowId: registrationId,
    stays: ({ is_starred }) => filters.star !== '1' || is_starred,
  })

  const pane = open && (
    <RegistrationPane
      row={open}
      number={number}
      total={total}
      isStepping={isStepping}
      onStep={step}
      onClose={close}
      drafts={drafts.current}
      onChange={({ registration }) =>
        loaded.change((list) => ({
          ...list,
          jobs: list.jobs.map((row) => (row.id === registration.id ? registration : row)),
        }))
      }
    />
  )
  return (
    <WithPane title={TITLE} pane={pane}>
      <PanelHead title={TITLE}>
        <ExportButton call="registration_export" query={narrowed} isOff={total === 0}>
          Download as CSV
        </ExportButton>
        <Button variant="brand" size="small" onClick={() => setIsListing(true)}>
          <Megaphone aria-hidden />
          Make a broadcast list
        </Button>
      </PanelHead>
      <PanelTools>
        <SearchBox
          label="Name, e-mail, or phone digits"
          value={q}
          onSearch={(q) => replace({ panel, q, filters })}
        />
        <RegistrationFilters
          filters={filters}
          onChange={(filters) => replace({ panel, q, filters })}
        />
      </PanelTools>
      <ListFrame
        noun="registrations"
        order={orderOf(filters.sort)}
        loaded={loaded}
        page={page}
        href={(page) => manageHref({ ...here, page })}
        onPastEnd={(page) => replace({ ...here, page })}
        empty={
          <NothingYet
            isNarrowed={narrowed.size > 0}
            none={{
              title: 'No registration fits.',
              text: 'Take a filter away, or look for a part of the name or the last digits of the phone.',
            }}
            all={{ label: 'Show all registrations', href: manageHref({ panel }) }}
            yet={{
              title: 'No registrations yet.',
              text: 'Whoever registers on the site appears here at once, with the resume.',
            }}
          />
        }
      >
        {(registrations) => (
          <RegistrationRows
            registrations={registrations}
            firstNumber={(page - 1) * PAGE_SIZE + 1}
            openId={open?.id ?? null}
            href={(id) => manageHref({ ...here, open: String(id) })}
          />
        )}
      </ListFrame>
      <BroadcastDialog
        open={isListing}
        narrowed={narrowed}
        onClose={() => setIsListing(false)}
        onMade={loaded.reload}
      />
    </WithPane>
  )
}

const loadRegistrations = async (page: number, narrowed: URLSearchParams) => {
  const query = new URLSearchParams(narrowed)
  query.set('page', String(page))
  query.set('limit', String(PAGE_SIZE))
  const { registrations, total } = await phpGet<{
    registrations: RegistrationWire[]
    total: number
  }>('registration_list', query)
  return { jobs: registrations, total }
}

const orderOf = (sort = 'newest'): string =>
  (REGISTRATION_SORTS[sort as RegistrationSort] ?? REGISTRATION_SORTS.newest).toLowerCase()
